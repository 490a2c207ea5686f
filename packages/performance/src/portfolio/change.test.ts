import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always, dayAt, days, isPlain, numbersIn, policies, ranges } from '../test/histories.ts';
import { own, points, policy, to } from '../test/portfolio.ts';
import { portfolioChange } from './change.ts';

const changeOf = (...changed: Parameters<typeof portfolioChange>[0]['policies']) =>
  portfolioChange({ policies: changed, to, countJointBy: 'share' });

describe('P-68: the change of a total since a moment', () => {
  test('each policy begins with the last value on or before a day of its own', () => {
    const one = policy('one', points('2026-01-10 1000 900', '2026-01-17 1010 900', '2026-01-24 1100 950'), {
      movements: [own('2026-01-20', 50)],
    });
    const other = policy('other', points('2026-01-12 500 400', '2026-01-19 490 400'));
    expect(
      changeOf({ ...one, knownUntil: '2026-01-18' }, { ...other, knownUntil: '2026-01-18' }),
    ).toMatchObject({
      change: 80,
      openedOn: { first: '2026-01-12', last: '2026-01-17' },
      joined: 0,
      left: 0,
      flows: { own: 50, moneyIn: 50 },
      growth: 30,
    });
    expect(changeOf({ ...one, knownUntil: '2026-01-11' })).toMatchObject({ change: 100, growth: 50 });
  });

  test('what was paid in before the day, but after the value known then, came in since', () => {
    const paid = policy('paid', points('2026-01-10 1000 900', '2026-01-24 1100 1000'), {
      movements: [own('2026-01-12', 100)],
    });
    expect(changeOf({ ...paid, knownUntil: '2026-01-18' })).toMatchObject({
      change: 100,
      flows: { moneyIn: 100 },
      growth: 0,
    });
  });

  test('a policy that is first valued or leaves since then is not growth', () => {
    const joins = policy('joins', points('2026-01-20 700'));
    const leaves = policy('leaves', points('2026-01-10 300'), { leftOn: '2026-01-19' });
    expect(
      changeOf({ ...joins, knownUntil: '2026-01-18' }, { ...leaves, knownUntil: '2026-01-18' }),
    ).toMatchObject({ change: 400, joined: 700, left: 300, growth: null });
    expect(changeOf({ ...joins, knownUntil: '2026-01-18' })?.openedOn).toBeNull();
  });

  test('no policy, and policies without values, have no change', () => {
    expect(changeOf()).toBeNull();
    expect(changeOf({ ...policy('none', []), knownUntil: '2026-01-18' })).toBeNull();
  });

  test('whatever the policies, the parts add up to the change, to the penny', () => {
    const input = fc.record({
      policies,
      range: ranges,
      countJointBy: fc.constantFrom('share' as const, 'whole' as const),
      known: fc.array(days.map(dayAt), { minLength: 1 }),
    });
    always(
      fc.property(input, ({ policies: all, range, countJointBy, known }) => {
        const changed = all.map((each, index) => ({
          ...each,
          knownUntil: known[index % known.length] ?? range.from,
        }));
        const found = portfolioChange({ policies: changed, to: range.to, countJointBy });
        if (found === null) return;
        expect(numbersIn(found).every(isPlain)).toBe(true);
        const { change, joined, left, flows, unexplained, growth } = found;
        if (growth === null) return;
        const { moneyIn, moneyOut, charges } =
          flows.known === 'movements' ? flows : { moneyIn: 0, moneyOut: 0, charges: 0 };
        const net = flows.known === 'net' ? flows.net : 0;
        expect(joined - left + moneyIn - moneyOut - charges + net + unexplained + growth).toBe(change);
      }),
    );
  });
});
