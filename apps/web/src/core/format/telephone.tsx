import { textLink } from '#ui/action/classes.ts';

/** A telephone number with a link that dials it, or alone where it cannot be dialled. */
export function Telephone({ number }: { number: string }) {
  const address = telephoneAddress(number);
  if (address === null) return number;
  return (
    <a className={textLink} href={address}>
      {number}
    </a>
  );
}

/** Parentheses are only around the code of the country, the zero after it, or the code of the area. */
const oneNumber = /(?:\+\s?\d{1,3}\s*|\(\+\s?\d{1,3}\)\s*)?(?:\(\d{1,6}\)\s*)?\d+(?:(?:\s+|[.–-])\d+)*/;

/**
 * A `tel:` address, without the zero that is not dialled from abroad; null where the text has other digits: an
 * extension must not be dialled as part of the number.
 */
export function telephoneAddress(text: string): string | null {
  const [number = ''] = text.match(oneNumber) ?? [];
  if (/[\d+]/.test(text.replace(number, ''))) return null;
  const digits = number.replace(/(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
