import { textLink } from '#ui/action/classes.ts';
import { telephoneAddress } from './firm-text.ts';

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
