import { expect, test } from 'vitest';
import { aBarePolicy, aBareValue, aCover, aPolicy, aValue } from '#test/build/a-policy.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { changedSince } from './changed-policies.ts';
import { policyNews } from './news.ts';

const today = '2026-11-21';
const visit = new Date('2026-11-18T09:00:00Z');
const fresh = aPolicy({
  name: 'Family pension',
  valuation: aValue(94000, { valuedOn: '2026-11-19', receivedAt: '2026-11-20T05:40:00Z' }),
});
const known = aPolicy({ valuation: aValue(1, { receivedAt: '2026-11-18T08:59:00Z' }) });

test('P-28: the policies with a new value since the last visit are named', () => {
  const received = (receivedAt: string | null) =>
    aPolicy({ name: receivedAt ?? 'unknown', valuation: aValue(1, { receivedAt }) });
  const titles = (count: number) =>
    policyNews(
      Array.from({ length: count }, (_, index) => aPolicy({ name: `P${index + 1}`, valuation: aValue(1) })),
      visit,
      today,
    ).map(({ title }) => title);
  const policies = [received('2026-11-19T05:40:00Z'), received('2026-11-18T08:59:00Z'), received(null)];
  expect(policyNews(policies, visit, today).map(({ title }) => title)).toEqual(['2026-11-19T05:40:00Z']);
  expect(titles(5)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
  expect(titles(6)).toEqual(['P1', 'P2', 'P3', 'P4', 'And two more new values']);
});

test('P-28: a policy that has ended since the last visit has left the total', () => {
  const ended = aPolicy({ name: 'Bond', status: 'surrendered', endDate: '2026-11-20' });
  const planned = aPolicy({ status: 'surrendered', endDate: '2026-12-20' });
  expect(policyNews([ended, planned], visit, today).map(({ note }) => note)).toEqual([
    'Ended on 20 November 2026',
  ]);
  expect(changedSince([ended], visit, today)).toEqual([{ uuid: ended.uuid, knownUntil: '2026-11-18' }]);
});

test('P-28, P-84: cover and a fund without a value are named when they end, and cover changes no total', () => {
  const end = { status: 'lapsed', endDate: '2026-11-20' } as const;
  const cover = aCover(50000000, { name: 'Term cover', ...end });
  const paidOut = aPolicy({ name: 'Bond', valuation: { state: 'none' }, ...end });
  expect(policyNews([cover, paidOut], visit, today).map(({ title }) => title)).toEqual([
    'Term cover',
    'Bond',
  ]);
  expect(changedSince([cover, paidOut], visit, today)).toEqual([
    { uuid: paidOut.uuid, knownUntil: '2026-11-18' },
  ]);
  expect(changedSince([fresh, { ...cover, endDate: null }], visit, today)).toHaveLength(1);
});

test('P-28, P-67: a policy that ended on the day of the visit is named, and no change of the total is asked for', () => {
  const end = { status: 'surrendered', endDate: '2026-11-18' } as const;
  const ended = aPolicy({ name: 'Bond', ...end });
  expect(policyNews([ended], visit, today).map(({ note }) => note)).toEqual(['Ended on 18 November 2026']);
  expect(changedSince([fresh, ended], visit, today)).toBeNull();
  expect(changedSince([fresh, aCover(1, end)], visit, today)).toHaveLength(1);
});

test('P-28: new values and policies that ended are two kinds, of which each is shortened by itself', () => {
  const valued = (name: string) => aPolicy({ name, valuation: aValue(1) });
  const ended = (name: string) => aPolicy({ name, status: 'surrendered', endDate: '2026-11-20' });
  const titles = (values: number, ends: number) =>
    policyNews(
      [
        ...Array.from({ length: values }, (_, index) => valued(`P${index + 1}`)),
        ...Array.from({ length: ends }, (_, index) => ended(`E${index + 1}`)),
      ],
      visit,
      today,
    ).map(({ title }) => title);
  expect(titles(5, 1)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'E1']);
  expect(titles(1, 6)).toEqual(['P1', 'E1', 'E2', 'E3', 'E4', 'And two more policies that ended']);
});

test('P-67: where a policy has ended on a day that is not known, no change of the total is asked for', () => {
  const endedOn = (endDate: string | null, valuation: PolicyListItem['valuation'] = aValue(1)) =>
    changedSince([fresh, aPolicy({ status: 'surrendered', endDate, valuation })], visit, today);
  const freshAlone = [{ uuid: fresh.uuid, knownUntil: '2026-11-17' }];
  expect(endedOn(null)).toBeNull();
  // The end that was once planned.
  expect(endedOn('2031-04-05')).toBeNull();
  expect(endedOn(null, { state: 'failed' })).toBeNull();
  expect(endedOn('2026-11-17')).toEqual(freshAlone);
  expect(endedOn(null, { state: 'none' })).toBeNull();
  expect(endedOn('2026-11-17', { state: 'none' })).toEqual(freshAlone);
});

test('P-67: where the value of a policy cannot be read, no change of the total is asked for', () => {
  const unread = { state: 'failed' } as const;
  expect(changedSince([fresh, aPolicy({ valuation: unread })], visit, today)).toBeNull();
  expect(changedSince([fresh, aPolicy({ ...aCover(1), valuation: unread })], visit, today)).toHaveLength(1);
});

test('P-67: where it is not known when a value arrived that may be new, no change of the total is asked for', () => {
  const valuedOn = (day: string | null) =>
    changedSince(
      [fresh, aPolicy({ valuation: aValue(1, { valuedOn: day, receivedAt: null }) })],
      visit,
      today,
    );
  expect(valuedOn('2026-11-19')).toBeNull();
  expect(valuedOn('2026-11-18')).toBeNull();
  expect(valuedOn(null)).toBeNull();
  expect(valuedOn('2026-11-17')).toHaveLength(1);
});

test('P-67: the value known at the visit is the last that had arrived by then', () => {
  const knownOf = (valuedOn: string | null, receivedAt: string) =>
    changedSince([aPolicy({ valuation: aValue(1, { valuedOn, receivedAt }) })], visit, today)?.[0]
      ?.knownUntil;
  // A value that arrives the next morning: at nine that of the day before was there.
  expect(knownOf('2026-11-18', '2026-11-19T05:40:00Z')).toBe('2026-11-17');
  // One that arrives on its own day, later than the visit.
  expect(knownOf('2026-11-18', '2026-11-18T11:00:00Z')).toBe('2026-11-17');
  // One that takes ten days.
  expect(knownOf('2026-11-09', '2026-11-19T09:00:00Z')).toBe('2026-11-08');
  // One that is dated later than it arrived.
  expect(knownOf('2026-11-20', '2026-11-19T09:00:00Z')).toBe('2026-11-18');
  expect(knownOf(null, '2026-11-19T09:00:00Z')).toBeUndefined();
});

test('P-67, API-21: with nothing changed, with a day that is not known, or with too many changes, no change is asked for', () => {
  expect(changedSince([known, aBarePolicy({ valuation: aBareValue(1) })], visit, today)).toBeNull();
  const dayless = aPolicy({ valuation: aValue(1, { valuedOn: null }) });
  expect(changedSince([fresh, dayless], visit, today)).toBeNull();
  expect(
    changedSince(
      Array.from({ length: 31 }, () => fresh),
      visit,
      today,
    ),
  ).toBeNull();
});
