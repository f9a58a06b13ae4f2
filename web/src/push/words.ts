/** What the page leaves for the service worker that shows notices; the worker, which is one file, says the same names again. */

/** The cache, what stands in it, and where the code of the table stands in `body`. */
export interface Left {
  cache: "ceki notices";
  at: "words";
  place: "{code}";
}

export interface Notice {
  title: string;
  body: string;
}
