/** What the browser's table makes of texts: the first messages of guests, later ones, and names. One JSON document in, answers out. */

import { readFileSync } from "node:fs";

import { Refused } from "../../web/src/engine/refused";
import { answerTo } from "../../web/src/table/answers";
import { readHello, readSaid } from "../../web/src/table/reading";
import { clean, distinct, NAME } from "../../web/src/table/text";
import { worded } from "./english";

interface Asked {
  hello: string[];
  said: string[];
  names: { wish: string; others: string[]; person: number }[];
}

function answer(read: () => unknown): string {
  try {
    read();
    return "";
  } catch (error) {
    return error instanceof Refused ? worded(JSON.stringify(answerTo(error))) : String((error as Error).stack);
  }
}

function named({ wish, others, person }: Asked["names"][0]): string {
  let name = "";
  return answer(() => (name = distinct(clean(wish, NAME, "name"), others, person))) || name;
}

const { hello, said, names } = JSON.parse(readFileSync(0, "utf8")) as Asked;
const found = {
  hello: hello.map((text) => answer(() => readHello(text))),
  said: said.map((text) => answer(() => readSaid(text))),
  names: names.map(named),
};
process.stdout.write(JSON.stringify(found));
