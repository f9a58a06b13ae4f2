/** `?proof`: a reader taps a sentence and writes a better one. */

import { mount } from "svelte";
import { markWith } from "../sentences/sentences";
import { mark } from "./marks";

/** From now on each sentence can be told by signs that are not seen, and a bar below the page has what was written. */
export async function correcting(): Promise<void> {
  markWith(mark);
  const { default: Proof } = await import("../../parts/frame/Proof.svelte");
  mount(Proof, { target: document.body.appendChild(document.createElement("div")) });
}
