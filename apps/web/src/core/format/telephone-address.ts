/** A `tel:` address, without the zero that is not dialled from abroad; null where the text has no number. */
export function telephoneAddress(text: string): string | null {
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
