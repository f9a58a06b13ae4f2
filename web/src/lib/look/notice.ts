/** It is your turn: the tab says so, and the device too if that was asked for by a tap. */

import { settings } from "../storage/kept.svelte";
import { going } from "../speech/going";
import { ROOT } from "../site/address";

const MARK = "● ";

/** The title of the tab: marked while one is asked. */
export function titled(title: string, asked: boolean): void {
  document.title = asked ? going("tab-turn", { mark: MARK, game: title }) : `${title} · ceki`;
}

export const canNotify = () => "Notification" in window && isSecureContext;

/** Asks the browser, once somebody has asked us. Returns whether notices may come. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells of one's turn when the page lies behind another window. */
export function notify(title: string, code: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(going("notice-turn"), { body: title, tag: `ceki ${code}`, icon: `${ROOT}icon.svg` });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
