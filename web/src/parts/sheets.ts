/** What opens over a table: it comes when the hand lies there, for nobody needs it before. */

export { default as AfterRound } from "./ending/AfterRound.svelte";
export { default as Agreeing } from "./ending/Agreeing.svelte";
export { default as Ending } from "./ending/Ending.svelte";
export { default as TurnCards } from "./ending/TurnCards.svelte";
export { default as HouseRules } from "./rules/HouseRules.svelte";
export { default as Invite } from "./seat/Invite.svelte";
export { default as Move } from "./seat/Move.svelte";
export { default as SeatLook } from "./seat/SeatLook.svelte";
export { default as KeyList } from "./settings/KeyList.svelte";
export { default as Settings } from "./settings/Settings.svelte";
export { default as Log } from "./table/Log.svelte";
export { default as TableMenu } from "./table/TableMenu.svelte";
