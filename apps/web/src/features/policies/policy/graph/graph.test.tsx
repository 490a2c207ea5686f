import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aGraph, anEmptyGraph } from '#test/build/a-graph.ts';
import { goOffline } from '#test/fake-gateway.ts';
import { graph, policy, refused, showPolicy } from '#test/render-policy.tsx';

test('P-30: the reading line is a slider that announces day, value and paid in', async () => {
  showPolicy(policy);
  const slider = await screen.findByRole('slider', { name: 'Valuation by date' });
  const spoken = () => slider.getAttribute('aria-valuetext');
  expect(spoken()).toBe('20 November 2026, value £348,116, net paid in £174,058');
  expect(slider.getAttribute('aria-valuemax')).toBe('3');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(spoken()).toBe('20 October 2026, value £306,720, net paid in £153,360');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(spoken()).toBe('20 August 2026, value £240,000, net paid in £120,000');
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
});

test('P-30: one sentence says the change and by which method; the figures are behind a disclosure', async () => {
  showPolicy(policy);
  expect(await screen.findByText(/this policy rose from/)).toBeTruthy();
  expect(screen.getAllByText(/by the modified Dietz method/)).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Values of Joint investment account' })).toBeNull();
  await userEvent.click(screen.getByText('Show the figures as a table'));
  const table = await screen.findByRole('table', { name: 'Values of Joint investment account' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('20 November 2026£348,115.90£174,057.95');
});

test('P-30: the range is chosen among four, applies at once and is in the address', async () => {
  const ranges: unknown[] = [];
  const { address } = showPolicy(policy, {
    'policies.valuationGraph': (input) => {
      ranges.push((input as { dateRange: string }).dateRange);
      return graph;
    },
  });
  await screen.findByRole('slider');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '3m',
    '6m',
    '1y',
    '2y',
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(screen.getByRole('radio', { name: '3m', checked: true })).toBeTruthy();
  await waitFor(() => expect(ranges).toEqual(['2y', '3m']));
  expect(address()).toContain('?range=3m');
});

test('P-30: a range that is chosen after a failure keeps the focus while it loads', async () => {
  showPolicy(policy, {
    'policies.valuationGraph': (input) =>
      (input as { dateRange: string }).dateRange === '2y' ? refused() : new Promise(() => undefined),
  });
  await screen.findByText('We could not load the graph');
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(screen.getByRole('radio', { name: '3m', checked: true })).toBe(document.activeElement);
  expect(screen.queryByRole('radio', { name: 'Since start' })).toBeNull();
});

test('S-6: offline another range says that it could not be loaded, in place of the last one', async () => {
  showPolicy(policy);
  await screen.findByRole('slider');
  const { backOnline } = goOffline();
  await userEvent.click(screen.getByRole('radio', { name: '3m' }));
  expect(await screen.findByText('We could not load the graph')).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
  backOnline();
  expect(await screen.findByRole('slider')).toBeTruthy();
});

test('P-71: the range since start is offered where values are older than two years, and only there', async () => {
  const offered = async (firstValuedOn: string) => {
    const { unmount } = showPolicy(policy, {
      'policies.valuationGraph': () => ({ ...graph, firstValuedOn }),
    });
    await screen.findByRole('slider');
    const isOffered = screen.queryByRole('radio', { name: 'Since start' }) !== null;
    unmount();
    return isOffered;
  };
  expect(await offered('2024-11-20')).toBe(true);
  expect(await offered('2024-11-21')).toBe(false);
});

test('P-30: an address with a range opens with it; an unknown one with the usual', async () => {
  showPolicy(policy, {}, '?range=6m');
  expect(await screen.findByRole('radio', { name: '6m', checked: true })).toBeTruthy();
});

test('P-30: one point is a dot and a sentence, none an empty grid with a way on', async () => {
  showPolicy(policy, { 'policies.valuationGraph': () => aGraph([['2026-11-02', 5231000]]) });
  expect(await screen.findByText(/One valuation so far/)).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('P-30: a range without valuations says so', async () => {
  showPolicy(policy, { 'policies.valuationGraph': () => aGraph([], { firstValuedOn: '2020-05-01' }) });
  expect(await screen.findByText('No valuations in these two years')).toBeTruthy();
  expect(screen.getByText(/Try a longer range/)).toBeTruthy();
});

test('P-30, API-21: a firm without values over time has no graph and no ranges; a short range may be empty', async () => {
  const shown = showPolicy(policy, { 'policies.valuationGraph': () => anEmptyGraph });
  const value = await screen.findByRole('region', { name: 'Value' });
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  expect(within(value).queryByRole('radio')).toBeNull();
  expect(value.textContent).not.toMatch(/valuations|range|adviser/i);
  shown.unmount();
  showPolicy(policy, { 'policies.valuationGraph': () => aGraph([], { dateRange: '3m' }) }, '?range=3m');
  expect(await screen.findByText('No valuations in these three months')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '2y' })).toBeTruthy();
});

test('P-30: the usual range, chosen after an empty one and empty too, keeps the ranges and says so', async () => {
  showPolicy(
    policy,
    { 'policies.valuationGraph': (input) => aGraph([], { dateRange: (input as typeof graph).dateRange }) },
    '?range=3m',
  );
  await userEvent.click(await screen.findByRole('radio', { name: '2y' }));
  expect(await screen.findByText('No valuations in these two years')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '2y', checked: true })).toBeTruthy();
});

test('P-73, P-84: the time after the end of a policy is not a gap', async () => {
  const ended = { ...policy, status: 'surrendered' as const, endDate: '2026-10-01' };
  const early = aGraph([
    ['2026-04-20', 24000000],
    ['2026-05-20', 26000000],
    ['2026-06-20', 26500000],
  ]);
  showPolicy(ended, { 'policies.valuationGraph': () => early });
  expect(await screen.findByText(/The policy ended on 1 October 2026/)).toBeTruthy();
  expect(screen.queryByText(/No valuation has been received since/)).toBeNull();
});
