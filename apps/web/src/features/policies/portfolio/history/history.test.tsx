import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { aPolicy, aValue } from '#test/build/a-policy.ts';
import { type Answers, gatewayFailure, goOffline } from '#test/fake-gateway.ts';
import { renderSignedIn } from '#test/render-signed-in.tsx';
import type { Basis } from '../../basis.ts';
import type { PortfolioHistory } from '../../policy-queries.ts';
import { historyCsv } from './csv-export.tsx';
import { PortfolioHistorySection } from './history.tsx';
import { coverageOf, eventsByMonth } from './notes.tsx';
import { totalSeries } from './series.ts';

const pension = aPolicy({ name: 'Family pension', valuation: aValue(94000) });
const joint = aPolicy({ name: 'Joint account', valuation: aValue(6000) });

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

function show(answer: Answers[string], basis: Basis = 'whole', at = '/tabs/policies') {
  const section = <PortfolioHistorySection policies={[pension, joint]} basis={basis} today="2026-11-21" />;
  return renderSignedIn(section, {
    at,
    answers: { 'policies.history': answer, 'client.get': () => aClient() },
  });
}

test('P-24: the total over time is read by a slider, and its bridge ends with the total', async () => {
  show(() => history);
  const slider = await screen.findByRole('slider', { name: 'Total value by date' });
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '20 November 2026, value £1,000, net paid in £400, 10.0% valued more than 30 days earlier',
  );
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).toBe(
    '20 November 2024, value £600, net paid in £400, 10.0% valued more than 30 days earlier',
  );
  const bridge = screen.getByRole('table', { name: 'How the total changed' });
  expect(within(bridge).getAllByRole('row').at(-1)?.textContent).toBe(
    'Latest values by 20 November 2026£1,000.00',
  );
  expect(screen.getByText('6.3% a year')).toBeTruthy();
  expect(screen.getByText(/Not available: values around some payments/)).toBeTruthy();
});

test('P-24, P-61: a policy that joined is named and is not growth, and old values are said', async () => {
  show(() => history);
  expect(
    await screen.findByText(/Joint account has its first value in this range on 1 March 2025/),
  ).toBeTruthy();
  expect(screen.getByText('10.0% of the total was valued more than 30 days ago.')).toBeTruthy();
});

test('P-24, P-25: joint policies count as in the total above: by the share of the client, or whole', async () => {
  show(() => history, 'byShare');
  const bridge = await screen.findByRole('table', { name: 'How the total changed' });
  expect(within(bridge).getAllByRole('row').at(-1)?.textContent).toBe(
    'Latest values by 20 November 2026£970.00',
  );
});

test('P-24, P-25: without a joint policy there is one history, and without older values no range since start', async () => {
  show(() => ({ ...history, whole: null, reachesFurther: false }));
  await screen.findByRole('slider');
  const bridge = screen.getByRole('table', { name: 'How the total changed' });
  expect(within(bridge).getAllByRole('row').at(-1)?.textContent).toBe(
    'Latest values by 20 November 2026£970.00',
  );
  expect(screen.queryByRole('radio', { name: 'Since start' })).toBeNull();
});

test('P-24: a range that is chosen after a failure keeps the focus while it loads', async () => {
  show((input) => {
    if ((input as { range: string }).range !== '2y') return new Promise(() => undefined);
    throw gatewayFailure('UPSTREAM_DOWN', 'a');
  });
  await screen.findByText('We could not load the total over time');
  await userEvent.click(screen.getByRole('radio', { name: '1y' }));
  expect(screen.getByRole('radio', { name: '1y', checked: true })).toBe(document.activeElement);
});

test('S-6: offline another range says that it could not be loaded, in place of the last one', async () => {
  show((input) => ({ ...history, range: (input as { range: string }).range }));
  await screen.findByRole('slider');
  const { backOnline } = goOffline();
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(await screen.findByText('We could not load the total over time')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  backOnline();
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('P-24: the range is in the address, so that Back from a policy shows the same one', async () => {
  const { address } = show(() => history, 'whole', '/tabs/policies?total=1y&joint=whole');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '1y' })).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(address()).toBe('/tabs/policies?total=3m&joint=whole');
  await userEvent.click(screen.getByRole('radio', { name: '2y' }));
  expect(address()).toBe('/tabs/policies?joint=whole');
});

test('P-61: a graph that failed lowers what is covered and nothing else', async () => {
  show(() => ({ ...history, missing: [joint.uuid] }));
  expect(await screen.findByText('Covers 94.0% of the total value of these policies.')).toBeTruthy();
  expect(screen.getByRole('slider')).toBeTruthy();
});

test('P-24, API-21: on a firm without values over time the part is absent', async () => {
  const { container } = show(() => null);
  await expect.poll(() => container.querySelector('section')).toBeNull();
});

const noDays = { ...aHistory([]), events: [], bridge: null };

test.each<[string, PortfolioHistory | null]>([
  ['a history without days', { ...history, byShare: noDays, whole: null, reachesFurther: false }],
  ['no history', null],
])('P-24: a range without values, which is %s, says so, and another can be chosen', async (_, empty) => {
  show((input) => ((input as { range: string }).range === '3m' ? empty : history));
  await screen.findByRole('slider');
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(await screen.findByText('No valuations in this range')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Total value over time' })).toBeTruthy();
  expect(screen.queryByText(/Covers/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Since start' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('P-24: where only older values are known, the range since start is offered', async () => {
  show((input) =>
    (input as { range: string }).range === 'start'
      ? history
      : { ...history, byShare: noDays, whole: null, missing: [pension.uuid, joint.uuid] },
  );
  expect(await screen.findByText('No valuations in this range')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Since start' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('S-6: a total over time that does not come says so and can be requested again', async () => {
  let isDown = true;
  show(() => {
    if (isDown) throw gatewayFailure('UPSTREAM_DOWN', 'a');
    return history;
  });
  expect(await screen.findByText('We could not load the total over time')).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('P-24, P-38: the file has the total of each day, oldest first', () => {
  expect(historyCsv(history.byShare.days, 'Total value, your share')).toMatch(
    /Date,Currency,"Total value, your share",.*\r?\n2024-11-20,GBP,600.00,400.00,60.00/,
  );
});

test('P-24: the range since start is offered where values reach further than the longest range', async () => {
  show(() => history);
  expect(await screen.findByRole('radio', { name: 'Since start' })).toBeTruthy();
});

test.each([
  [40_000, undefined],
  [99_960_000, '99.9%'],
])(
  'P-61, P-86: of £1,000,000 with %d pence older, the note says the same part as the graph',
  async (olderPence, percent) => {
    const total = 100_000_000;
    const part = aHistory([
      ['2024-11-20', total],
      ['2026-11-20', total],
    ]);
    const days = part.days.map((day) => ({ ...day, olderPence }));
    show(() => ({ ...history, whole: { ...part, days, olderPence } }));
    const older = (await screen.findByRole('slider')).getAttribute('aria-valuetext')?.split(', ')[3];
    const note = screen.queryByText(/of the total was valued more than 30 days ago/)?.textContent;
    expect(older?.split(' ')[0]).toBe(percent);
    expect(note?.split(' ')[0]).toBe(percent);
  },
);

test('P-61: almost all of the total is never called all of it', () => {
  const small = aPolicy({ uuid: joint.uuid, valuation: aValue(1) });
  const large = aPolicy({ valuation: aValue(100_000_000) });
  expect(coverageOf([large, small], [small.uuid], 'byShare')).toBe('99.9%');
  expect(coverageOf([large, small], [], 'byShare')).toBeNull();
});

const withEvents: PortfolioHistory = {
  ...history,
  whole: {
    ...aHistory([
      ['2024-11-20', 60000],
      ['2025-03-01', 70000],
      ['2026-11-20', 100000],
    ]),
    events: [
      { day: '2025-03-01', kind: 'joined', id: joint.uuid, pence: 5000 },
      { day: '2026-11-20', kind: 'left', id: 'closed', pence: 2000 },
    ],
  },
};

test('P-61: a policy that joined or left is read on its day, in the slider and in the table', async () => {
  show(() => withEvents);
  const slider = await screen.findByRole('slider');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).not.toContain('joined');
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^1 March 2025, .*, Joint account joined the total$/);
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/, A policy left the total$/);
  await userEvent.click(screen.getByText('Show the figures as a table'));
  const table = within(await screen.findByRole('table', { name: 'Total value' }));
  expect(
    table.getByRole('rowheader', {
      name: /^1 March 2025 ?10.0% valued more .* ?Joint account joined the total$/,
    }),
  ).toBeTruthy();
});

test('P-61: older values and events are in the legend, where there are any', async () => {
  show(() => withEvents);
  await screen.findByRole('slider');
  const legend = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(legend()).toEqual(
    expect.arrayContaining([
      'Share valued more than 30 days earlier',
      'A policy joined the total',
      'A policy left the total',
    ]),
  );
});

test('P-61: without older values and events the legend has neither', async () => {
  const { whole, ...rest } = history;
  const days = whole?.days.map((day) => ({ ...day, olderPence: 0 })) ?? [];
  show(() => ({ ...rest, whole: whole && { ...whole, days, events: [] } }));
  await screen.findByRole('slider');
  expect(screen.getByText('Net paid in', { selector: 'li' })).toBeTruthy();
  expect(screen.queryByText('Share valued more than 30 days earlier')).toBeNull();
  expect(screen.queryByText('A policy joined the total')).toBeNull();
});

test('P-61: a share is rounded, and is all of the total only where it is', () => {
  const percents = [0, 1, 124, 99_999, 100_000].map(
    (olderPence) =>
      totalSeries(
        history,
        { days: [{ day: '2026-11-20', pence: 100_000, paidIn: null, olderPence }], events: [] },
        [],
      ).points[0]?.older?.percent,
  );
  expect(percents).toEqual([undefined, undefined, 0.1, 99.9, 100]);
});

test('P-61: many policies that joined or left are counted by month, with their sum', async () => {
  const events = Array.from({ length: 20 }, (_, index) => ({
    day: `2025-0${(index % 2) + 3}-1${index % 10}`,
    kind: index === 19 ? ('left' as const) : ('joined' as const),
    id: `${index}`,
    pence: 1000,
  }));
  expect(eventsByMonth(events).map(({ text, pence }) => [text, pence])).toEqual([
    ['March 2025: 10 policies joined', 10_000],
    ['April 2025: nine policies joined', 9000],
    ['April 2025: one policy left', 1000],
  ]);
  show(() => ({ ...history, whole: { ...aHistory([['2026-11-20', 100000]]), events } }));
  await userEvent.click(await screen.findByText('Show 20 policies that joined or left the total'));
  expect(await screen.findByText(/^March 2025: 10 policies joined:/)).toBeTruthy();
});

test('P-24: on paper the table of every day is there only where it is open', async () => {
  show(() => history);
  await screen.findByRole('slider');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.queryByRole('table', { name: 'Total value' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await userEvent.click(screen.getByText('Show the figures as a table'));
  await screen.findByRole('table', { name: 'Total value' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('table', { name: 'Total value' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
