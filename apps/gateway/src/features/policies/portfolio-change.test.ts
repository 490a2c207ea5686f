import { MAX_CHANGED_POLICIES } from '@portal/contract/constants';
import type { ValuationGraph } from '@portal/contract/v1/valuation';
import { describe, expect, it } from 'vitest';
import { testNow } from '../../test/build/a-firm-token.ts';
import { aPolicy, aUuid } from '../../test/build/a-policy.ts';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const graphOf = (uuid: string) => `GET /v1/policy/${uuid}/valuation/graph`;
const list = (items: unknown[]) => ({
  'GET /v1/policy': { items, _links: { self: { href: '/v1/policy' } } },
});
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const graph: ValuationGraph = {
  date_range: 'three_months',
  from: null,
  to: daysAgo(0),
  interval: 'week',
  first_valued_on: daysAgo(900),
  points: [
    { date: daysAgo(14), value: 100_000, net_contributions: 80_000 },
    { date: daysAgo(7), value: 101_000, net_contributions: 80_000 },
    { date: daysAgo(1), value: 112_000, net_contributions: 90_000 },
  ],
  movements: [{ date: daysAgo(3), kind: 'own', amount: 10_000 }],
};

type KnownPolicy = { uuid: string; knownUntil: string };

function read(answers: Record<string, unknown>, policies: KnownPolicy[]) {
  const { caller, calls } = buildCaller({ scope: 'full', answers });
  return caller.policies.changeSince({ policies }).then((change) => ({ change, calls }));
}

describe('policies.changeSince', () => {
  it('P-68: says what came in and what grew since the values that were known, for the policies asked for alone', async () => {
    const items = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
    const { change, calls } = await read({ ...list(items), [graphOf(aUuid(1))]: graph }, [
      { uuid: aUuid(1), knownUntil: daysAgo(5) },
    ]);
    expect(change?.byShare).toMatchObject({
      change: 11_000,
      openedOn: { first: daysAgo(7), last: daysAgo(7) },
      flows: { known: 'movements', own: 10_000, moneyIn: 10_000, moneyOut: 0 },
      growth: 1_000,
    });
    expect(calls).toHaveLength(2);
  });

  it('P-25, P-68: a joint policy changes the total by the share of the client, and in full beside it', async () => {
    const owners = [
      { name: 'Avery Holt', percentage: 50, is_client: true },
      { name: 'Robin Holt', percentage: 50, is_client: false },
    ];
    const { change } = await read({ ...list([aPolicy({ owners })]), [graphOf(aUuid(1))]: graph }, [
      { uuid: aUuid(1), knownUntil: daysAgo(5) },
    ]);
    expect([change?.byShare.change, change?.whole.change]).toEqual([5_500, 11_000]);
  });

  it('P-68: with a missing, failed or empty graph there is no change', async () => {
    const items = [1, 2].map((number) => aPolicy({ uuid: aUuid(number) }));
    const policies = items.map(({ uuid }) => ({ uuid, knownUntil: daysAgo(5) }));
    for (const other of [aRefusal(404), aRefusal(503), { ...graph, points: [] }]) {
      const answers = { ...list(items), [graphOf(aUuid(1))]: graph, [graphOf(aUuid(2))]: other };
      expect((await read(answers, policies)).change).toBeNull();
    }
  });

  it('P-68: a graph that opens after the value that was known leaves no change, unless the policy was first valued then', async () => {
    const changeWith = async (first_valued_on: string | null) => {
      const answers = { ...list([aPolicy()]), [graphOf(aUuid(1))]: { ...graph, first_valued_on } };
      return (await read(answers, [{ uuid: aUuid(1), knownUntil: daysAgo(20) }])).change;
    };
    expect(await changeWith(daysAgo(900))).toBeNull();
    expect(await changeWith(daysAgo(20))).toBeNull();
    expect(await changeWith(null)).toBeNull();
    expect((await changeWith(daysAgo(14)))?.byShare).toMatchObject({ change: 112_000, joined: 100_000 });
  });

  it('P-68: a policy that is not the client’s own has no part, and nothing is read of it', async () => {
    const { change, calls } = await read(list([aPolicy()]), [{ uuid: aUuid(9), knownUntil: daysAgo(5) }]);
    expect(change).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('P-68: values known longer ago than the longest range leave no change, and nothing is read', async () => {
    const { change, calls } = await read({}, [{ uuid: aUuid(1), knownUntil: daysAgo(800) }]);
    expect(change).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('SEC-B3: accepts a limited number of policies', async () => {
    const { caller, calls } = buildCaller({ scope: 'full' });
    const policies = Array.from({ length: MAX_CHANGED_POLICIES + 1 }, (_, index) => ({
      uuid: aUuid(index + 1),
      knownUntil: daysAgo(5),
    }));
    expect((await failureOf(caller.policies.changeSince({ policies }))).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });
});
