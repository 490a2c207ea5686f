/** Whether the firm gives no text, or one that shows nothing. */
export function isBlank(text: string | null | undefined): text is null | undefined | '' {
  return !text?.trim();
}

/** A text as the firm gives it; a blank one is null, as if it were not there. */
export function textOrNull(text: string | null | undefined): string | null {
  return isBlank(text) ? null : text;
}

/** A `tel:` address, without the zero that is not dialled from abroad; null where the text has no number. */
export function telephoneAddress(text: string): string | null {
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
