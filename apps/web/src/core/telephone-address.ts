/** A telephone number as a device dials it, without the nought that is not dialled from abroad; null where it holds no number. */
export function telephoneAddress(text: string): string | null {
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
