import type { SecurityEventKind } from '@portal/contract/v1/security-events';
import { capitalise } from '#ui/format/counts.ts';

const texts: Record<SecurityEventKind, string> = {
  signed_in: 'Signed in',
  new_device: 'A new device signed in',
  account_locked: 'Account locked',
  password_changed: 'Password changed',
  second_factor_on: 'Two-step verification set up',
  second_factor_off: 'Two-step verification removed',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  details_changed: 'Change of details requested',
  session_ended: 'Session ended',
  device_forgotten: 'Device forgotten',
  reported: 'You told us about an entry',
};

/** What an entry is called; a kind that the firm has added is its own words. */
export function eventText(kind: string): string {
  return Object.hasOwn(texts, kind)
    ? texts[kind as SecurityEventKind]
    : capitalise(kind.replaceAll('_', ' '));
}

/** Every entry but a report itself may be the act of somebody else. */
export function isReportable(kind: string): boolean {
  return kind !== 'reported';
}
