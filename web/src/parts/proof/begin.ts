/** `?proof`: a reader taps a sentence and writes a better one. */

import { mount } from "svelte";
import { markWith } from "../../lib/sentences/sentences";
import { mark } from "../../lib/proof/marks";

/** From now on each sentence ends in signs without ink, which say where it is written; a bar below the page has what the reader wrote. */
export async function correcting(): Promise<void> {
  markWith(mark);
  const { default: Proof } = await import("./Proof.svelte");
  mount(Proof, { target: document.body.appendChild(document.createElement("div")) });
}
