/** Rounds that are kept for ever: at the server, by the right to a seat at their table, or on this device. */

import type { KeptTable } from "../client/host";
import { keepSitting, sittings } from "../storage/kept.svelte";
import { host } from "./api";

const seatAt = (table: string) => (host.people ? sittings().find((one) => one.table === table && one.token && !one.here) : undefined);

/** Whether this device has asked for it. */
export const isStarred = ({ table, starred }: KeptTable) => starred || Boolean(seatAt(table)?.starred);

/** Keeps the rounds of a table for ever, or for a year again. Rejects with `Refused`. */
export async function star({ table }: Pick<KeptTable, "table">, starred: boolean): Promise<void> {
  const seat = seatAt(table);
  if (!seat?.token) return host.device?.star(table, starred);
  await host.people!.star(table, seat.token, starred);
  keepSitting({ ...seat, starred });
}
