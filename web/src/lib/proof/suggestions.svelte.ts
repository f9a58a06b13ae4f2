/** Better sentences that a reader has written, kept on this device until they are saved as a file. */

/** A better text for an id; `was` is the one that the reader saw, empty where the language had none. */
export interface Suggestion {
  language: string;
  topic: string;
  id: string;
  was: string;
  better: string;
}

const KEY = "ceki.suggestions";
const VERSION = 1;

const isSuggestion = (one: Partial<Suggestion> | null): one is Suggestion => [one?.language, one?.topic, one?.id, one?.was, one?.better].every((text) => typeof text === "string");

function read(): Suggestion[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isSuggestion) : [];
  } catch {
    return []; // a browser that keeps nothing, or what another program wrote
  }
}

export const suggestions = $state<Suggestion[]>(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(suggestions));
  } catch {
    return; // they stay until the page is left
  }
}

/** Keeps a suggestion in place of an earlier one for the same text. */
export function suggest(one: Suggestion): void {
  remove(one.language, one.topic, one.id);
  suggestions.push(one);
  keep();
}

/** Takes back what was suggested for a text. */
export function remove(language: string, topic: string, id: string): void {
  const at = suggestions.findIndex((one) => one.language === language && one.topic === topic && one.id === id);
  if (at >= 0) suggestions.splice(at, 1);
  keep();
}

/** Saves them as a file, or hands that on where the device can. */
export async function saved(): Promise<void> {
  const text = JSON.stringify({ ceki_suggestions: VERSION, suggestions }, null, 1);
  const file = new File([text], "ceki-suggestions.json", { type: "application/json" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
