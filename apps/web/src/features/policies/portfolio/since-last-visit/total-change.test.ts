import { expect, test } from 'vitest';
import { changeParts } from './total-change.tsx';

test('P-67: a total that fell is lower, and a loss is called one', () => {
  const none = { joined: 0, left: 0, unexplained: 0 };
  expect(changeParts({ ...none, change: -800, flows: { known: 'net', net: -500 }, growth: -300 })).toEqual([
    { pence: 500, after: 'taken out, less payments' },
    { pence: 300, before: 'a loss of ', after: 'in value', alone: 'a loss in value' },
  ]);
  expect(changeParts({ ...none, change: 100, flows: { known: 'nothing' }, growth: null })).toEqual([]);
  expect(
    changeParts({ ...none, change: 700, joined: 700, flows: { known: 'nothing' }, growth: null }),
  ).toEqual([{ pence: 700, after: 'in policies first valued since then' }]);
});

test('P-67: a change with one cause is said without its amount', () => {
  const none = { joined: 0, left: 0, unexplained: 0 };
  const only = (change: Pick<Parameters<typeof changeParts>[0], 'change' | 'flows' | 'growth'>) =>
    changeParts({ ...none, ...change }).map(({ after, alone = after }) => alone);
  expect(only({ change: 5, flows: { known: 'net', net: 0 }, growth: 5 })).toEqual(['growth']);
  expect(only({ change: -5, flows: { known: 'net', net: 0 }, growth: -5 })).toEqual(['a loss in value']);
  expect(only({ change: 5, flows: { known: 'net', net: 5 }, growth: 0 })).toEqual([
    'paid in, less withdrawals',
  ]);
});

test('P-67, API-21: where payments are not known, they are one part with the growth, and the parts add up', () => {
  const unsplit = {
    joined: 700,
    left: 0,
    unexplained: 0,
    flows: { known: 'nothing' },
    growth: null,
  } as const;
  expect(changeParts({ ...unsplit, change: 1000 })).toEqual([
    { pence: 700, after: 'in policies first valued since then' },
    { pence: 300, after: 'from payments and growth together' },
  ]);
  expect(changeParts({ ...unsplit, change: 400 }).at(-1)).toEqual({
    pence: 300,
    before: 'a fall of ',
    after: 'from payments and growth together',
  });
});

test('P-67, P-39: what the providers do not explain is said without a cause', () => {
  const change = (unexplained: number) =>
    changeParts({
      ...{ joined: 0, left: 0, change: unexplained, unexplained, growth: 0 },
      flows: { known: 'net', net: 0 },
    });
  expect(change(-500)).toEqual([
    { pence: 500, after: 'less in the providers’ totals of payments than in their lists of them' },
  ]);
  expect(change(500)).toEqual([
    { pence: 500, after: 'more in the providers’ totals of payments than in their lists of them' },
  ]);
});
