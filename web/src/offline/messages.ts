/** What a page and its service worker say to each other. */

/** `keep`: every file that a reader of this language wants. `take`: the new version that waits, if all pages are at rest. */
export type FromPage = { keep: string } | "take";

/** Whether a round is played here, to be answered on the port; every file for a language is kept; a new version was not taken. */
export type ToPage = { ask: "rest" } | { kept: string } | { taken: false };
