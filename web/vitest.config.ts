// How the page is tested: the pure parts, without a browser.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

export default defineConfig({ plugins: [svelte(), catalogues()], test: { include: ["tests/*.test.ts"] } });
