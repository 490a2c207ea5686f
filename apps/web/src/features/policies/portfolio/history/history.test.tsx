import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aPolicy, aValue } from '#test/build/a-policy.ts';
import { type Answers, gatewayFailure } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import { historyCsv } from './csv-export.tsx';
import { PortfolioHistorySection } from './history.tsx';
import type { PortfolioHistory } from './history-queries.ts';
import { coverageOf } from './notes.tsx';
import { namesOfNewValues, newValuesText } from './since-last-visit.tsx';

const pension = aPolicy({ name: 'Family pension', valuation: aValue(94000) });
const joint = aPolicy({
  uuid: '00000000-0000-4000-8000-000000000002',
  name: 'Joint account',
  valuation: aValue(6000),
});

function aHistory(days: [day: string, pence: number][], growth = 10000): PortfolioHistory['byShare'] {
  const [opening, closing] = [days[0], days.at(-1)];
  return {
    days: days.map(([day, pence]) => ({ day, pence, paidIn: 40000, olderPence: pence / 10 })),
    events: [{ day: '2025-03-01', kind: 'joined', id: joint.uuid, pence: 5000 }],
    bridge: {
      opening: { day: opening?.[0] ?? '', pence: opening?.[1] ?? 0 },
      closing: { day: closing?.[0] ?? '', pence: closing?.[1] ?? 0 },
      earlier: 0,
      joined: 5000,
      left: 0,
      flows: { known: 'net', net: (closing?.[1] ?? 0) - (opening?.[1] ?? 0) - 5000 - growth },
      unexplained: 0,
      growth,
    },
    olderPence: (closing?.[1] ?? 0) / 10,
    moneyWeighted: { percent: 6.34, isAYear: true },
    timeWeighted: { reason: 'values-too-far-apart' },
  };
}

const history: PortfolioHistory = {
  range: '2y',
  from: '2024-11-20',
  to: '2026-11-20',
  reachesFurther: true,
  byShare: aHistory([
    ['2024-11-20', 60000],
    ['2026-11-20', 97000],
  ]),
  whole: aHistory([
    ['2024-11-20', 60000],
    ['2026-11-20', 100000],
  ]),
  missing: [],
};

function show(answer: Answers[string]) {
  return renderSignedIn(<PortfolioHistorySection policies={[pension, joint]} today="2026-11-21" />, {
    answers: { 'policies.history': answer, 'client.get': () => aClient() },
  });
}

test('P-1: the total over time is read by a slider, and its bridge ends with the total', async () => {
  show(() => history);
  const slider = await screen.findByRole('slider', { name: 'Total value by date' });
  expect(slider.getAttribute('aria-valuetext')).toBe('20 November 2026, value £1,000, net paid in £400');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).toBe('20 November 2024, value £600, net paid in £400');
  const bridge = screen.getByRole('table', { name: 'How the total changed' });
  expect(within(bridge).getAllByRole('row').at(-1)?.textContent).toBe('Value on 20 November 2026£1,000.00');
  expect(screen.getByText('6.3% a year')).toBeTruthy();
  expect(screen.getByText(/Not available: values around some payments/)).toBeTruthy();
});

test('P-1: a policy that joined is named and is no growth, and old values are said', async () => {
  show(() => history);
  expect(
    await screen.findByText(/Joint account has its first value in this range on 1 March 2025/),
  ).toBeTruthy();
  expect(screen.getByText('10.0% of the total was valued more than 30 days ago.')).toBeTruthy();
});

test('P-1: joint policies are counted whole, as the total above is, or by the share of the client', async () => {
  show(() => history);
  await userEvent.click(await screen.findByRole('radio', { name: 'Your share only' }));
  const bridge = screen.getByRole('table', { name: 'How the total changed' });
  expect(within(bridge).getAllByRole('row').at(-1)?.textContent).toBe('Value on 20 November 2026£970.00');
});

test('P-1: without a joint policy there is no such choice, and without older values no range since start', async () => {
  show(() => ({ ...history, whole: null, reachesFurther: false }));
  await screen.findByRole('slider');
  expect(screen.queryByRole('radio', { name: 'Your share only' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Since start' })).toBeNull();
});

test('P-1: a graph that failed lowers what is covered and nothing else', async () => {
  show(() => ({ ...history, missing: [joint.uuid] }));
  expect(await screen.findByText('Covers 94.0% of the total value of these policies.')).toBeTruthy();
  expect(screen.getByRole('slider')).toBeTruthy();
});

test('P-1, API-21: on a firm without values over time the part is absent', async () => {
  const { container } = show(() => null);
  await expect.poll(() => container.querySelector('section')).toBeNull();
});

test('S-6: a total over time that does not come says so and can be requested again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw gatewayFailure('UPSTREAM_DOWN', 'a');
    return history;
  });
  expect(await screen.findByText('The total over time could not be loaded')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('P-1: the file has the total of each day, oldest first', () => {
  expect(historyCsv(history.byShare.days, 'Total value, your share')).toMatch(
    /Date,Currency,"Total value, your share",.*\r?\n2024-11-20,GBP,600.00,400.00,60.00/,
  );
});

test('P-1: the range since start is offered where values reach further than the longest range', async () => {
  show(() => history);
  expect(await screen.findByRole('radio', { name: 'Since start' })).toBeTruthy();
});

test('P-1: almost all of the total is never called all of it', () => {
  const small = aPolicy({ uuid: joint.uuid, valuation: aValue(1) });
  const large = aPolicy({ valuation: aValue(100_000_000) });
  expect(coverageOf([large, small], [small.uuid])).toBe(99.9);
  expect(coverageOf([large, small], [])).toBeNull();
});

test('P-1: the policies with a new value since the last visit are named', async () => {
  const received = (receivedAt: string | null) =>
    aPolicy({ name: receivedAt ?? 'unknown', valuation: aValue(1, { receivedAt }) });
  const visit = new Date('2026-11-18T09:00:00Z');
  const policies = [received('2026-11-19T05:40:00Z'), received('2026-11-18T08:59:00Z'), received(null)];
  expect(namesOfNewValues(policies, visit)).toEqual(['2026-11-19T05:40:00Z']);
  expect(newValuesText(['A'])).toBe('a new value has arrived for A');
  expect(newValuesText(['A', 'B'])).toBe('new values have arrived for A and B');
  expect(newValuesText(['A', 'B', 'C', 'D', 'E', 'F'])).toBe(
    'new values have arrived for A, B, C, D and two more',
  );
});

test('P-1: what is new since the last visit is said with its day', async () => {
  const fresh = aPolicy({
    name: 'Family pension',
    valuation: aValue(94000, { receivedAt: '2026-11-20T05:40:00Z' }),
  });
  renderSignedIn(<PortfolioHistorySection policies={[fresh]} today="2026-11-21" />, {
    answers: {
      'policies.history': () => history,
      'client.get': () => aClient({ previousSignInAt: '2026-11-18T09:00:00Z' }),
    },
  });
  expect(
    await screen.findByText(
      'Since your last visit on 18 November 2026, a new value has arrived for Family pension.',
    ),
  ).toBeTruthy();
});
