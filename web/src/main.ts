// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./phrases.svelte";
import { followLinks } from "./route.svelte";
import { settings } from "./settings.svelte";
import "./style.css";

followLinks();
await learn(settings.language);
mount(App, { target: document.getElementById("page")! });
