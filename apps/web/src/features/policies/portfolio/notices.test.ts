import { expect, test } from 'vitest';
import { aPolicy, aValue } from '#test/build/a-policy.ts';
import { olderValuesNotice, unreadValuesNotice } from './notices.tsx';

const today = '2026-11-21';
const provider = (name: string) => ({ uuid: '', name, logoUrl: null });
const older = (name: string, valuedOn: string) =>
  aPolicy({
    name,
    provider: provider('Northmoor Life'),
    valuation: aValue(100, { valuedOn, source: 'electronic_bulk' }),
  });
const unread = (name: string) => aPolicy({ name, valuation: { state: 'failed' } });

test('P-45: a value that is older than usual is named with its provider and its day', () => {
  expect(olderValuesNotice([aPolicy(), older('Offshore bond', '2026-08-14')], today)).toEqual({
    heading: 'One value is older than usual',
    text: 'The last value of Offshore bond from Northmoor Life is as at 14 August 2026. The total uses it until a newer one arrives.',
    policies: 1,
  });
});

test('P-45: of several older values the oldest is named', () => {
  expect(olderValuesNotice([older('Bond', '2026-08-14'), older('Fund', '2025-02-03')], today)).toMatchObject({
    heading: 'Two values are older than usual',
    text: 'The oldest is the value of Fund from Northmoor Life, as at 3 February 2025. The total uses them until newer ones arrive.',
  });
});

test('P-44: an unreadable value is reported as such, and as missing from the total', () => {
  expect(unreadValuesNotice([aPolicy(), unread('Cash ISA')])).toEqual({
    heading: 'One value could not be read',
    text: 'The latest value of Cash ISA could not be read just now, so the total does not include it.',
    policies: 1,
  });
  expect(unreadValuesNotice(['A', 'B', 'C', 'D'].map(unread))).toMatchObject({
    heading: 'Four values could not be read',
    text: 'The latest values of A, B and two more could not be read just now, so the total does not include them.',
  });
});

test('P-45: with nothing old and nothing unread there is nothing to notice', () => {
  expect(olderValuesNotice([aPolicy()], today)).toBeNull();
  expect(unreadValuesNotice([aPolicy()])).toBeNull();
});

test('P-45, API-21: an older value of an unnamed provider is named without it, an unnamed policy by its number', () => {
  const policy = { ...older('Bond', '2026-08-14'), name: null, policyNumber: 'NL-77', provider: null };
  expect(olderValuesNotice([policy], today)?.text).toContain(
    'The last value of Policy NL-77 is as at 14 August 2026.',
  );
});

test('P-45, API-21: an older value of a policy without name and number is that of an unnamed policy of its provider', () => {
  const policy = { ...older('Bond', '2026-08-14'), name: null, policyNumber: null };
  expect(olderValuesNotice([policy], today)?.text).toContain(
    'The last value of an unnamed policy from Northmoor Life is as at 14 August 2026.',
  );
});
