import { RESET_CODE_MINUTES } from '@portal/contract/constants';
import type { Random } from '../../random.ts';

/** Twice what security row E1 asks for. */
const CODE_BYTES = 32;

/** A code for a link in a mail. */
export function newMailedCode(random: Random): string {
  return random.bytes(CODE_BYTES).toString('base64url');
}

/** When a reset code made now is no longer good (security E3). */
export function resetCodeEnd(now: Date): Date {
  return new Date(now.getTime() + RESET_CODE_MINUTES * 60_000);
}
