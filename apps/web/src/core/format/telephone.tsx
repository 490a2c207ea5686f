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

/**
 * A `tel:` address, without the zero that is not dialled from abroad; null where the text is not about one number: that
 * of an extension must not be dialled as a part of it.
 */
export function telephoneAddress(text: string): string | null {
  const numbers = text.match(/\d[\d\s().–-]*/g) ?? [];
  if (numbers.length !== 1) return null;
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : null;
}
