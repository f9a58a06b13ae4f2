import { mount } from "svelte";
import "./look.css";
import "./rooms.css";
import "./print.css";
import "./forced.css";
import App from "./App.svelte";
import { keepSettings, sittings } from "./lib/storage/kept.svelte";
import { host } from "./lib/site/api";
import { chosen, speak } from "./lib/sentences/language.svelte";
import "./lib/words/called.svelte";
import { keepSite } from "./offline/offline.svelte";

keepSettings();
const last = sittings()[0]; // a first visit may be for any game
if (last) (last.here ? host.device : host.tables)?.expect(last.game);
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="manifest"]')) link.href = new URL(link.href).href; // addresses change
const target = document.getElementById("app");
const opening = [...(target?.childNodes ?? [])];
/** The page in place of the sentence that stood for it. Where it cannot begin, a sentence says so, and why. */
function begin(): void {
  target?.replaceChildren();
  try {
    if (target) mount(App, { target });
  } catch (error) {
    target?.replaceChildren(...opening, String(error));
    throw error;
  }
}
const proof = new URLSearchParams(location.search).has("proof") ? import("./parts/proof/begin") : null; // corrected where it is read
void Promise.all([speak(chosen()), proof?.then((one) => one.correcting())]).catch(() => undefined).then(begin); // without its words the page begins in English
keepSite();
