// Draws the PNG icons from icon.svg with a Chromium: CHROMIUM=/path npm run icons.
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

const folder = new URL("../public/", import.meta.url);
const drawing = await readFile(new URL("icon.svg", folder), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** A square picture; `inset` leaves room for masks, on the wood of the icon. */
async function draw(name, size, inset) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const inner = size * (1 - 2 * inset);
  await page.setContent(
    `<style>body{margin:0;background:${inset ? "#8a5a34" : "transparent"}}` +
      `svg{display:block;margin:${size * inset}px;width:${inner}px;height:${inner}px}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  await page.close();
}

await draw("icon-192.png", 192, 0);
await draw("icon-512.png", 512, 0);
await draw("icon-maskable-512.png", 512, 0.1);
await browser.close();
