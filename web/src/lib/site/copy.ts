/** Text for the clipboard, also at an address without https, where browsers give a page none of its own. */

/** Copies a text; false where the browser refuses, so that the text is shown instead. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** As a person would: the text is selected in a field and copied. Within a dialog, since nothing else can be selected then. */
function byHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  Object.assign(field.style, { position: "fixed", opacity: "0" });
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
