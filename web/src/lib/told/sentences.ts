/** Sentences by id, as ICU messages: the words stand once, for every program, in `src/ceki/locales`. */

import { IntlMessageFormat } from "intl-messageformat";

export type Facts = Record<string, string | number>;

/** What makes the sentences of a catalogue from ids and facts. */
export function speaker<Id extends string>(sentences: Record<Id, string>): (id: Id, facts: Facts) => string {
  const read = new Map<Id, IntlMessageFormat>();
  return (id, facts) => {
    const message = read.get(id) ?? new IntlMessageFormat(sentences[id], "en");
    read.set(id, message);
    return String(message.format(facts));
  };
}
