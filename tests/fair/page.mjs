// The page's verifier, asked as the third one is: node page.mjs WEB, a request a line.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const lib = `${process.argv[2]}/src/lib`;
const { Broken, chacha8, handsOf, keyOf, verify } = await import(pathToFileURL(`${lib}/verify.ts`).href);
const dealing = JSON.parse(readFileSync(`${lib}/dealing.json`, "utf8"));

const hex = (bytes) => Buffer.from(bytes).toString("hex");

function vectors({ stream, deals, log }) {
  const key = Buffer.from(stream.key, "hex");
  const words = Uint32Array.from({ length: 8 }, (_, i) => key.readUInt32LE(4 * i));
  return {
    stream: { ...stream, words: [...chacha8(words, stream.block)].map((word) => word.toString(16).padStart(8, "0")) },
    deals: deals.map((deal) => {
      const made = keyOf(deal.server_seed, deal.player_seeds);
      return { ...deal, key: hex(made), hands: handsOf(dealing, deal.game, deal.players, deal.options, deal.starter, made) };
    }),
    log: verify(JSON.stringify(log), dealing).rounds,
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let answer;
  try {
    answer = asked.vectors ? vectors(asked.vectors) : verify(asked.text, dealing, asked.shown);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    answer = { refused: error.message };
  }
  console.log(JSON.stringify(answer));
}
