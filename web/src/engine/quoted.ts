/** What somebody gave, repeated in a refusal: as Python writes a value, for the server does so. */

const SAID = 200; // characters that are repeated

export function quoted(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return `[${value.map(quoted).join(", ")}]`;
  if (typeof value === "object") return `{${Object.entries(value).map(([name, one]) => `${text(name)}: ${quoted(one)}`).join(", ")}}`;
  return String(value);
}

/** A value as a text, which a text is already. */
export const asText = (value: unknown) => (typeof value === "string" ? value : quoted(value));

export const shortened = (said: string) => ([...said].length <= SAID ? said : `${[...said].slice(0, SAID).join("")}...`);

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function text(value: string): string {
  const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
  const letters = [...value].map((letter) => {
    if (letter === quote) return `\\${quote}`;
    if (ESCAPES[letter]) return ESCAPES[letter];
    if (letter === " " || !/[\p{C}\p{Z}]/u.test(letter)) return letter;
    const code = letter.codePointAt(0)!.toString(16);
    return code.length <= 2 ? `\\x${code.padStart(2, "0")}` : code.length <= 4 ? `\\u${code.padStart(4, "0")}` : `\\U${code.padStart(8, "0")}`;
  });
  return quote + letters.join("") + quote;
}
