import { expect, test } from "vitest";
import type { Payment } from "../../protocol.gen";
import { aGame } from "../table/example";
import { paidTold } from "./settled";

const pay = (from: number, to: number, cents: number, word = ""): Payment => ({ from, to, cents, word, clause: "TY-1" });
const names = ["You", "Bo", "Cis", "Dee"];
const told = (payments: Payment[]) => paidTold(payments, names, aGame());

test("who pays whom for what, the pot too", () => {
  expect(told([pay(1, 0, 10)])).toEqual(["Bo pays you 10 cents"]);
  expect(told([pay(0, 1, 1, "jung")])).toEqual(["You pay Bo 1 cent (jung)"]);
  expect(told([pay(-1, 1, 5)])).toEqual(["The pot pays Bo 5 cents"]);
  expect(told([pay(1, -1, 5, "stake")])).toEqual(["Bo pays the pot 5 cents (stake)"]);
});

test("what one pays another several times for one thing is one sum", () => {
  expect(told([pay(0, 2, 50, "ayam"), pay(1, 2, 50, "ayam"), pay(0, 2, 50, "ayam"), pay(1, 2, 50, "ayam")])).toEqual(["You and Bo pay Cis 100 cents each (ayam)"]);
});

test("those who pay or are paid the same for the same are told together", () => {
  expect(told([pay(1, 0, 10, "stake"), pay(2, 0, 10, "stake"), pay(3, 0, 20, "stake")])).toEqual(["Bo and Cis pay you 10 cents each (stake)", "Dee pays you 20 cents (stake)"]);
  expect(told([pay(1, 2, 5), pay(1, 0, 5)])).toEqual(["Bo pays you and Cis 5 cents each"]);
  expect(told([pay(0, 1, 5, "stake"), pay(0, 2, 5, "jung")])).toEqual(["You pay Bo 5 cents (stake)", "You pay Cis 5 cents (jung)"]);
});
