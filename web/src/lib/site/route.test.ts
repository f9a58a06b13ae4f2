import { expect, test } from "vitest";
import { folderOf, to, toTable } from "./address";
import { placeAt } from "./route.svelte";

test("a server's table has an address of its own, and a site of files keeps it behind the #", () => {
  expect(toTable("K7NRPX", true)).toBe("/t/K7NRPX");
  expect(toTable("K7NRPX", false, "/a/site/")).toBe("/a/site/#/t/K7NRPX");
  expect(placeAt("/t/k7nrpx", "", true)).toEqual({ screen: "table", rest: "K7NRPX" });
  expect(placeAt("/a/site/", "#/t/k7nrpx", false)).toEqual({ screen: "table", rest: "K7NRPX" });
});

test("a site that lies in a folder named t shows its home", () => {
  expect(placeAt("/t/site/", "", false)).toEqual({ screen: "home", rest: "" });
});

test("every screen stands behind the # of the page that is open, under any path", () => {
  expect(to("learn/toy", "/")).toBe("/#/learn/toy");
  expect(to("learn/toy", "/a/site/index.html")).toBe("/a/site/index.html#/learn/toy");
  expect(to("", "/a/site/")).toBe("/a/site/");
  expect(placeAt("/a/site/index.html", "#/learn/toy/XY-1", false)).toEqual({ screen: "learn", rest: "toy/XY-1" });
});

test("the files of a page lie in its folder", () => {
  expect(folderOf("/")).toBe("/");
  expect(folderOf("/a/site/")).toBe("/a/site/");
  expect(folderOf("/a/site/index.html")).toBe("/a/site/");
});
