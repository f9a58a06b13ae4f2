import { expect, test } from "vitest";
import { booksAt } from "./files";

const answers: Record<string, unknown> = {
  "/a/site/api/games.json": { version: 1, games: [] },
  "/a/site/api/rules/toy.json": { markdown: "# Toy" },
  "/a/site/api/how-to-play/ms/toy.json": { language: "ms", parts: [{ kind: "heading", lines: [[{ text: "The aim", word: false }]], sets: [] }] },
};
const get = (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]), { status: path in answers ? 200 : 404 }));

test("what a server would answer stands in files beside the page", async () => {
  const books = booksAt("/a/site/", get);
  expect(await books.games()).toEqual({ version: 1, games: [] });
  expect(await books.rules("toy")).toBe("# Toy");
  expect((await books.howToPlay("ms", "toy")).parts.map((part) => part.kind)).toEqual(["heading"]);
});

test("a file that is missing, or that cannot be had without a network, is said in a sentence", async () => {
  await expect(booksAt("/a/site/", get).rules("other")).rejects.toThrow("A file of this site is missing (/a/site/api/rules/other.json). Try again later.");
  const login = async () => new Response("<html>log in</html>");
  await expect(booksAt("/", login).games()).rejects.toMatchObject({ message: "A file of this site came damaged (/api/games.json). Try again later." });
  const cut = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(booksAt("/", cut).games()).rejects.toMatchObject({ code: "offline" });
});
