import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Sprite } from "./faces.svelte";

const kept = (name: string) => readFileSync(`src/${name}.svg`, "utf8");
const names = (text: string) => [...text.matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1]!);

test.each(["faces", "faces-contrast"])("every card of %s is a picture that has all it uses, and no other card", (name) => {
  const text = kept(name);
  const sprite = new Sprite(text);
  expect(names(text).length).toBeGreaterThan(100);
  for (const card of names(text)) {
    const [head, body] = sprite.picture(card).split(",");
    expect(head).toBe("data:image/svg+xml");
    const drawn = new DOMParser().parseFromString(decodeURIComponent(body!), "image/svg+xml");
    const there = [...drawn.querySelectorAll("[id]")].map((part) => part.id).filter((id) => id !== card);
    const used = [...drawn.querySelectorAll("use")].map((use) => use.getAttribute("href")!.slice(1));
    expect(new Set(used)).toEqual(new Set(there));
    expect(there.length).toBe(new Set(there).size);
    expect(drawn.documentElement.getAttribute("viewBox")).toMatch(/^0 0 2[45]0 (600|350)$/);
    expect(drawn.querySelector("symbol")).toBeNull();
  }
});

test("a card that is not in the sprite is refused", () => {
  expect(() => new Sprite(kept("faces")).picture("X9")).toThrow("the sprite has no X9");
});
