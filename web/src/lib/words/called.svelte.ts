/** What cards are called: neutrally, or by the names of the region that the reader has chosen. */

import { settings } from "../storage/kept.svelte";
import { callCards } from "../sentences/cards";
import { calledIn, names } from "./glossary";

let called = $state.raw<ReadonlyMap<string, string>>(new Map());

callCards((code) => called.get(code));

$effect.root(() => {
  $effect(() => {
    const region = settings.names;
    called = new Map();
    if (!region) return;
    const call = (found: Parameters<typeof calledIn>[0]) => {
      if (region === settings.names) called = calledIn(found, region);
    };
    names().then(call, () => {}); // without a network cards keep their neutral names
  });
});
