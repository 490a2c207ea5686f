import { createHash } from 'node:crypto';
import { LOCKOUT_MINUTES, LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import { argon2id, hash } from 'argon2';
import { seedUuid } from '../by-name.ts';
import { addDays, dayInMonth, dayOf, momentAt } from '../days.ts';
import { seededPeople, seedPassword } from '../people.ts';
import type { SeedRows } from '../seed-rows.ts';
import { adviserUuid } from './advisers.ts';
import { type ClientFacts, clientFacts } from './client-facts.ts';

type ClientRow = SeedRows['client'][number];
type LoginState = Pick<ClientRow, 'mfa' | 'isVip' | 'failedLoginCount' | 'lockedUntil'>;

const MINUTE_MS = 60_000;

export function clientUuid(email: string): string {
  return seedUuid(`client/${email}`);
}

/** Everybody who can sign in, and the invited, who have no password yet. */
export async function clientRows(now: Date): Promise<Pick<SeedRows, 'client'>> {
  return { client: await Promise.all(clientFacts.map((facts) => clientRow(facts, now))) };
}

async function clientRow(facts: ClientFacts, now: Date): Promise<ClientRow> {
  const { email, clientForMonths, signedInDaysAgo, address, adviser, ...person } = facts;
  const seeded = seededPeople.find((other) => other.email === email);
  const createdAt =
    clientForMonths === 0 ? now : momentAt(dayInMonth(dayOf(now), -clientForMonths, 12), '10:00');
  return {
    ...person,
    ...addressColumns(address),
    ...loginState(email, now),
    uuid: clientUuid(email),
    adviserUuid: adviser && adviserUuid(adviser),
    email,
    givenName: facts.firstName,
    createdAt,
    passwordHash: seeded ? await hashSeedPassword(email) : null,
    passwordChangedAt: seeded ? createdAt : null,
    totpSecret: seeded?.totpSecret ?? null,
    lastSignInAt:
      signedInDaysAgo === undefined ? null : momentAt(addDays(dayOf(now), -signedInDaysAgo), '18:22'),
  };
}

/** The state of a login, where it is not simply open without a second factor. */
function loginState(email: string, now: Date): LoginState {
  const open = { mfa: 'not_required', isVip: false, failedLoginCount: 0, lockedUntil: null };
  const lockedUntil = new Date(now.getTime() + LOCKOUT_MINUTES * MINUTE_MS);
  const states: Readonly<Record<string, LoginState>> = {
    'vip@portal.example.com': { ...open, mfa: 'required', isVip: true },
    'setup@portal.example.com': { ...open, mfa: 'setup' },
    'lockout@portal.example.com': { ...open, mfa: 'required', failedLoginCount: LOGIN_ATTEMPT_LIMIT - 1 },
    'locked@portal.example.com': {
      ...open,
      mfa: 'required',
      failedLoginCount: LOGIN_ATTEMPT_LIMIT,
      lockedUntil,
    },
    'invited@portal.example.com': { ...open, mfa: 'setup' },
    'invited-late@portal.example.com': { ...open, mfa: 'setup' },
  };
  return states[email] ?? open;
}

function addressColumns(address: ClientFacts['address']) {
  if (!address) return {};
  const [addressLine1, town, county, postcode] = address;
  return { addressLine1, town, county, postcode, country: 'United Kingdom', countryId: 'GB' };
}

/** argon2id with 19 MiB, two passes and one lane (SEC-A7), as in the mock's password-hash.ts. */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash of each person, which takes longer than the rest of their rows and is the same in every seed. */
const hashes = new Map<string, Promise<string>>();

/**
 * Hashes a seeded person's password. The salt is each person's own, and made from the mail address in place of
 * chance, so that the same seed gives the same rows; the password is public anyway.
 */
function hashSeedPassword(email: string): Promise<string> {
  const salt = createHash('sha256').update(`portal-seed/salt/${email}`).digest().subarray(0, 16);
  const hashed = hashes.get(email) ?? hash(seedPassword, { ...cost, salt });
  hashes.set(email, hashed);
  return hashed;
}
