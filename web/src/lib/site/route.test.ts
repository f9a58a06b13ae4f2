import { expect, test } from "vitest";
import { folderOf, partsOf, to, toTable, type Site } from "./address";
import { placeAt } from "./route.svelte";

const SERVER: Site = { served: true, root: "/", page: "" };
const FILES: Site = { served: false, root: "/a/site/", page: "" };
const NAMED: Site = { ...FILES, page: "index.html" };
const home = { screen: "home", rest: "", query: "" };

test("a server shows every address, and a host of files those that are known beforehand", () => {
  expect(toTable("K7NRPX", SERVER)).toBe("/t/K7NRPX");
  expect(toTable("K7NRPX", FILES)).toBe("/a/site/t/#/K7NRPX");
  expect(to("learn/toy", SERVER)).toBe("/learn/toy");
  expect(to("learn/toy", FILES)).toBe("/a/site/learn/toy/");
  expect(to("learn/toy/XY-1", FILES)).toBe("/a/site/learn/toy/#/XY-1");
  expect(to("r/abc/2?move=37", SERVER)).toBe("/r/abc/2?move=37");
  expect(to("r/abc/2?move=37", FILES)).toBe("/a/site/r/#/abc/2?move=37");
  expect(to("", FILES)).toBe("/a/site/");
});

test("where a host has to be asked for the file itself, every address names it", () => {
  expect(to("", NAMED)).toBe("/a/site/index.html");
  expect(to("learn/toy", NAMED)).toBe("/a/site/learn/toy/index.html");
  expect(placeAt("/a/site/learn/toy/index.html", "", "", "/a/site/")).toEqual({ screen: "learn", rest: "toy", query: "" });
  expect(placeAt("/a/site/index.html", "", "", "/a/site/")).toEqual(home);
});

test("an address is read as it is written", () => {
  for (const site of [SERVER, FILES, NAMED]) {
    for (const [screen, rest] of [["learn", ""], ["learn", "toy"], ["learn", "toy/XY-1"], ["past", "K7NRPX/2"]] as const) {
      const found = new URL(to(rest ? `${screen}/${rest}` : screen, site), "https://x");
      expect(placeAt(found.pathname, found.hash, found.search, site.root)).toEqual({ screen, rest, query: "" });
    }
    const link = new URL(to("r/abc?move=37", site), "https://x");
    expect(placeAt(link.pathname, link.hash, link.search, site.root)).toEqual({ screen: "r", rest: "abc", query: "move=37" });
  }
});

test("addresses of the time when every screen stood behind the # lead there", () => {
  expect(placeAt("/a/site/", "#/t/k7nrpx", "", "/a/site/")).toEqual({ screen: "table", rest: "K7NRPX", query: "" });
  expect(placeAt("/", "#/learn/toy/XY-1", "", "/")).toEqual({ screen: "learn", rest: "toy/XY-1", query: "" });
});

test("a site that lies in a folder named t shows its home", () => {
  expect(placeAt("/t/site/", "", "", "/t/site/")).toEqual(home);
});

test("an address that there is not is no home", () => {
  expect(placeAt("/nonsense/a", "", "", "/")).toEqual({ screen: "lost", rest: "nonsense/a", query: "" });
});

test("the files of a page lie in its folder", () => {
  expect(folderOf("/")).toBe("/");
  expect(folderOf("/a/site/index.html")).toBe("/a/site/");
  expect(partsOf("/a/site/learn/", "#/toy", "/a/site/")).toEqual(["learn", "toy"]);
});

test("a game is found by the name with hyphens that the command line and the guides write", () => {
  expect(placeAt("/learn/Balik-Satu/BS-7", "")).toMatchObject({ screen: "learn", rest: "balik_satu/BS-7" });
  expect(placeAt("/puzzle/some-game/7", "")).toMatchObject({ rest: "some_game/7" });
  expect(placeAt("/past/A-B/1", "")).toMatchObject({ rest: "A-B/1" });
});
