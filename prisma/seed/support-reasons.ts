import type { SeedRows } from './seed-rows.ts';

/** In the order in which the list shows them. */
const reasons = [
  'I cannot sign in',
  'I have lost my authenticator app',
  'My account is locked',
  'My details are wrong',
  'A valuation looks wrong',
  'Something else',
] as const;

export function supportReasonRows(): Pick<SeedRows, 'supportReason'> {
  return { supportReason: reasons.map((reason, position) => ({ reason, position })) };
}
