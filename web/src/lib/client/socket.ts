/** Tables on the server that this page came from, over a WebSocket. */

import { device } from "./device";
import type { Transport } from "./transport";

const address = (table: string) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws?table=${table}`;

export const socket: Transport = {
  ...device,
  connect(ears, table) {
    const open = new WebSocket(address(table));
    open.onopen = () => ears.opened();
    open.onmessage = (message) => ears.said(String(message.data));
    open.onclose = (event) => ears.closed(event.code);
    return {
      send: (text) => open.readyState === WebSocket.OPEN && open.send(text),
      close: () => open.close(),
    };
  },
};
