/** What a page and its service worker say to each other. */

/** `keep`: every file of the site. `take`: the new version that waits, if all pages are at rest. */
export type FromPage = "keep" | "take";

/** Whether a round is played here, to be answered on the port; every file is kept; a new version was not taken. */
export type ToPage = { ask: "rest" } | { kept: true } | { taken: false };
