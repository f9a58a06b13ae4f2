/** A rule of the game failed. `what` names the rule, without the error's text. */
export class RuleFailed extends Error {
  constructor(readonly what: string) {
    super(what);
  }
}
