import { createHash } from 'node:crypto';
import type { SecurityEventKind } from '@portal/contract/v1/security-events';
import { seedUuid } from '../by-name.ts';
import { addDays, type Day, dayOf, momentAt } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { amendmentSent } from './amendments.ts';
import { clientUuid } from './clients.ts';

const vip = 'vip@portal.example.com';
const standard = 'standard@portal.example.com';
const firefox = 'Firefox on Windows';
const safari = 'Safari on macOS';
const app = 'App on Android';

type EventSpec = readonly [
  email: string,
  kind: SecurityEventKind,
  daysAgo: number,
  time: string,
  device: typeof firefox | typeof safari | typeof app,
];

/** Oldest first; each on one of the seeded devices. */
const events: readonly EventSpec[] = [
  [vip, 'signed_in', 320, '18:20', firefox],
  [vip, 'second_factor_on', 320, '18:24', firefox],
  [vip, 'account_locked', 97, '19:41', firefox],
  [vip, 'password_changed', 96, '09:41', firefox],
  [vip, 'signed_in', 34, '07:58', firefox],
  [vip, 'new_device', 5, '18:22', app],
  [vip, 'signed_in', 5, '18:22', app],
  [vip, 'signed_in', amendmentSent.daysAgo, '10:19', firefox],
  [vip, 'details_changed', amendmentSent.daysAgo, amendmentSent.time, firefox],
  [vip, 'recovery_codes_made', 1, '18:31', firefox],
  [vip, 'signed_in', 1, '18:22', firefox],
  [standard, 'signed_in', 410, '18:22', safari],
  [standard, 'account_locked', 61, '20:13', safari],
  [standard, 'password_changed', 61, '20:47', safari],
  [standard, 'new_device', 5, '18:22', app],
  [standard, 'signed_in', 5, '18:22', app],
  [standard, 'signed_in', 2, '18:22', safari],
];

const typeOf = { [firefox]: 'web', [safari]: 'web', [app]: 'android' } as const;

function momentOn(today: Day, daysAgo: number, time: string): Date {
  return momentAt(addDays(today, -daysAgo), time);
}

/** When something of a kind last happened to a person, for the notification of it. */
export function momentOfEvent(email: string, kind: SecurityEventKind, today: Day): Date {
  const event = events.findLast((each) => each[0] === email && each[1] === kind);
  if (!event) throw new Error(`The security history of ${email} has no ${kind}`);
  return momentOn(today, event[2], event[3]);
}

/** What happened to two accounts, and recovery codes of a person with a second factor. */
export function securityHistoryRows(now: Date): Pick<SeedRows, 'securityEvent' | 'recoveryCode'> {
  const at = (daysAgo: number, time: string) => momentOn(dayOf(now), daysAgo, time);
  return {
    securityEvent: events.map(([email, kind, daysAgo, time, deviceName]) => ({
      uuid: seedUuid(`security-event/${email}/${kind}/${daysAgo}`),
      clientUuid: clientUuid(email),
      kind,
      occurredAt: at(daysAgo, time),
      deviceId: seedUuid(`device-id/${email}/${typeOf[deviceName]}`),
      deviceName,
    })),
    // Nobody has these: a hash that no code leads to. New ones can be made in the account.
    recoveryCode: Array.from({ length: 10 }, (_, index) => ({
      codeHash: createHash('sha256').update(`portal-seed/recovery-code/${index}`).digest('base64url'),
      clientUuid: clientUuid(vip),
      createdAt: at(1, '18:31'),
    })),
  };
}
