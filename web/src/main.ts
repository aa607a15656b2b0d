// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { followLinks } from "./address.svelte";
import "./style.css";

followLinks();
mount(App, { target: document.getElementById("page")! });
