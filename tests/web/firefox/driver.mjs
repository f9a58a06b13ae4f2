/** Drives one page of Firefox: a JSON line in asks, a JSON line out answers. `node driver.mjs PATH_OF_FIREFOX` */

import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: true,
  defaultViewport: null,
  args: ["--width=500", "--height=800"],
});
const page = await browser.newPage();
const complaints = [];
page.on("console", (said) => ["error", "warn"].includes(said.type()) && complaints.push(said.text()));
page.on("pageerror", (error) => complaints.push(String(error)));
page.setDefaultTimeout(120_000);

const does = {
  goto: ({ url }) => page.goto(url).then(() => null),
  evaluate: ({ code, given }) => page.evaluate(`(${code})(${JSON.stringify(given ?? null)})`),
  wait: ({ selector }) => page.waitForSelector(selector).then(() => null),
  count: async ({ selector }) => (await page.$$(selector)).length,
  tap: async ({ selector, nth }) => (await page.$$(selector))[nth].click(),
  picture: ({ path }) => page.screenshot({ path }).then(() => null),
  complaints: async () => complaints,
  name: () => browser.version(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const said = await does[asked.do](asked).then((answer) => ({ answer: answer ?? null }), (error) => ({ error: String(error) }));
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
await browser.close();
