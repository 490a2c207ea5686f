import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { gatewayFailure } from '#test/fake-gateway.ts';
import { change, itemsOf, news, show } from '#test/render-since-last-visit.tsx';

test('P-67: how the total has changed since the last visit is said in pounds, and by what', async () => {
  show();
  await screen.findByText(/your total is/);
  expect((await news()).querySelector('p')?.textContent).toBe(
    'Compared with the last values in the history before that visit, as at 14 November 2026, your total is £1,234.56 higher: £500.00 paid in, £20.00 taken out and £754.56 of growth.',
  );
});

test('P-67: a change with one cause has its amount once', async () => {
  const grown = { ...change, flows: { known: 'net', net: 0 }, growth: change.change } as const;
  show({ 'policies.changeSince': () => ({ byShare: grown, whole: null }) });
  expect((await screen.findByText(/your total is/)).textContent).toMatch(
    /your total is £1,234.56 higher, all of it growth\.$/,
  );
});

test('P-25, P-67: the change since the last visit counts joint policies as the total does', async () => {
  show({}, 'whole');
  expect((await screen.findByText(/your total is/)).textContent).toContain('£2,469.12 higher');
});

test('P-67, P-68: a change that is not known, or that cannot be read, is not said; the news are there all the same', async () => {
  for (const answer of [
    () => null,
    () => {
      throw gatewayFailure('UPSTREAM_DOWN', 'a');
    },
  ]) {
    const { unmount, queryClient } = show({ 'policies.changeSince': answer });
    expect(itemsOf(await news())).toHaveLength(1);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(screen.queryByText(/your total is/)).toBeNull();
    unmount();
  }
});

test('P-67: while a policy could not be read, no change of the total is asked for', async () => {
  const { calls, queryClient } = show({}, 'byShare', { unreadable: 1 });
  expect(itemsOf(await news())).toHaveLength(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(calls).not.toContain('policies.changeSince');
  expect(screen.queryByText(/your total is/)).toBeNull();
});
