/** What a connection stands on: sockets, a clock and chance. A browser has one; tests have another. */

export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What a socket does, to whoever opened it. */
export interface Ears {
  opened(): void;
  said(text: string): void;
  closed(code: number): void;
}

export interface Transport {
  connect(ears: Ears): Socket;
  /** Does something after so many milliseconds, unless the function that it returns is called before. */
  after(wait: number, then: () => void): () => void;
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** A fresh id. */
  id(): string;
}

const address = () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;

export const browser: Transport = {
  connect(ears) {
    const socket = new WebSocket(address());
    socket.onopen = () => ears.opened();
    socket.onmessage = (message) => ears.said(String(message.data));
    socket.onclose = (event) => ears.closed(event.code);
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: () => socket.close(),
    };
  },
  after(wait, then) {
    const timer = setTimeout(then, wait);
    return () => clearTimeout(timer);
  },
  now: () => Date.now(),
  random: () => Math.random(),
  id: newId,
};

/** A random UUID, also where the page came over plain HTTP. */
function newId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
