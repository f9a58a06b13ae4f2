import { mount } from "svelte";
import "./look.css";
import "./rooms.css";
import App from "./App.svelte";
import { keepSettings, sittings } from "./lib/kept/kept.svelte";
import { host } from "./lib/site/api";
import { keepSite } from "./offline/offline.svelte";

keepSettings();
const last = sittings()[0]; // a first visit may be for any game
if (last) (last.here ? host.device : host.tables)?.expect(last.game);
const target = document.getElementById("app");
if (target) {
  target.replaceChildren();
  mount(App, { target });
}
keepSite();
