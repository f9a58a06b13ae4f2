import { mount } from "svelte";
import "./look.css";
import "./rooms.css";
import App from "./App.svelte";
import { keepSettings } from "./lib/kept/kept.svelte";
import { keepSite } from "./offline/offline.svelte";

keepSettings();
const target = document.getElementById("app");
if (target) mount(App, { target });
keepSite();
