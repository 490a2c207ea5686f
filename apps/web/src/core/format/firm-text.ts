/** Whether the firm gives no text, or a blank one. */
export function isBlank(text: string | null | undefined): text is null | undefined | '' {
  return !text?.trim();
}

/** A text of the firm without outer spaces; a blank one is null, as if it were not there. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}
