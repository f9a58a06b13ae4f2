/** `?proof`: a reader taps a sentence and writes a better one. */

import { mount } from "svelte";
import { markWith } from "../../lib/sentences/sentences";
import { mark } from "../../lib/proof/marks";

/** From now on each sentence can be told by signs that are not seen, and a bar below the page has what was written. */
export async function correcting(): Promise<void> {
  markWith(mark);
  const { default: Proof } = await import("./Proof.svelte");
  mount(Proof, { target: document.body.appendChild(document.createElement("div")) });
}
