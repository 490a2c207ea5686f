import { screen, within } from '@testing-library/react';
import type { Basis } from '#features/policies/basis.ts';
import type { PolicyListItem } from '#features/policies/policy-queries.ts';
import { SinceLastVisit } from '#features/policies/portfolio/since-last-visit/since-last-visit.tsx';
import { aClient } from './build/a-client.ts';
import { aPolicy, aValue } from './build/a-policy.ts';
import type { Answers } from './fake-gateway.ts';
import { renderSignedIn } from './render-signed-in.tsx';

const today = '2026-11-21';
const visit = new Date('2026-11-18T09:00:00Z');
export const fresh = aPolicy({
  name: 'Family pension',
  valuation: aValue(94000, { valuedOn: '2026-11-19', receivedAt: '2026-11-20T05:40:00Z' }),
});
export const known = aPolicy({ valuation: aValue(1, { receivedAt: '2026-11-18T08:59:00Z' }) });

const flows = {
  known: 'movements',
  own: 40000,
  employer: 0,
  taxRelief: 10000,
  transferIn: 0,
  rebate: 0,
  withdrawals: 2000,
  charges: 0,
  moneyIn: 50000,
  moneyOut: 2000,
} as const;
export const change = {
  change: 123456,
  openedOn: { first: '2026-11-14', last: '2026-11-14' },
  joined: 0,
  left: 0,
  flows,
  unexplained: 0,
  growth: 75456,
};
const whole = { ...change, change: 246912, growth: 198912 };

type List = { policies: PolicyListItem[]; unreadable: number };

export function show(answers: Answers = {}, basis: Basis = 'byShare', list: Partial<List> = {}) {
  const { policies = [fresh, known], unreadable = 0 } = list;
  const calls: string[] = [];
  const all: Answers = {
    'client.get': () => aClient({ previousSignInAt: visit.toISOString() }),
    'policies.changeSince': () => ({ byShare: change, whole }),
    'notifications.list': () => ({
      items: [],
      page: 1,
      pages: 1,
      totalCount: 0,
      unread: 0,
      unreadable: 0,
    }),
    'messages.list': () => ({ offered: true, threads: [], responseTime: null, unreadable: 0 }),
    'dueDiligence.list': () => ({ entries: [], unreadable: 0 }),
    ...answers,
  };
  const noted = Object.fromEntries(
    Object.entries(all).map(([name, answer]) => [
      name,
      (input: unknown) => {
        calls.push(name);
        return (answer as (input: unknown) => unknown)(input);
      },
    ]),
  );
  const shown = renderSignedIn(
    <SinceLastVisit policies={policies} unreadable={unreadable} basis={basis} today={today} />,
    { answers: noted as Answers },
  );
  return { ...shown, calls };
}

export const news = () => screen.findByRole('region', { name: 'Since your last visit on 18 November 2026' });
export const itemsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href')]);
