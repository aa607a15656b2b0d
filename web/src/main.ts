// Starts the page. The words, what the address asks for and the games are loaded at the same time.
import { mount } from "svelte";
import * as api from "./api";
import App from "./App.svelte";
import { address, followLinks, pageOf } from "./address.svelte";
import { ready } from "./pages/rooms";
import { learn } from "./phrases.svelte";
import { settings } from "./settings.svelte";
import "./style.css";

followLinks();
ready(pageOf(address.path).name);
api.games().catch(() => {});
await learn(settings.language);
mount(App, { target: document.getElementById("page")! });
