/** What gives advice at a table: it comes where the table gives any. */

export { default as Hint } from "./advice/Hint.svelte";
export { default as Review } from "./advice/Review.svelte";
