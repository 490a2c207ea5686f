import { latestValuationEndpoint } from '@portal/contract/v1/valuation';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aPolicy, aValuation } from '../test/build/a-policy.ts';
import { buildCaller } from '../test/build-caller.ts';
import { startFakeFirm } from '../test/fake-firm.ts';
import { createCallBudget } from './call-budget.ts';
import { createUpstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

const timeouts = { connectMs: 5000, headersMs: 20_000, totalMs: 20_000 };
const path = (id: string) => `/v1/policy/${id}/valuation/latest`;

function connect(origin: string) {
  const upstream = createUpstream({ origin, timeouts });
  onTestFinished(() => upstream.close());
  return upstream;
}

describe('SEC-I8: one person who asks for much', () => {
  it('does not hold up the read of another, however many of the calls wait', async () => {
    const held = Promise.withResolvers<object>();
    const firm = await startFakeFirm({
      [`GET ${path('large')}`]: () => held.promise,
      [`GET ${path('stranger')}`]: aValuation(),
    });
    const upstream = connect(firm.origin);
    const read = (person: string, token: string) =>
      upstream
        .clientFor({ token, requestId: 'r' }, { person })
        .follow({ href: path(person) }, latestValuationEndpoint);
    const many = Array.from({ length: 400 }, () => read('large', 'a.b.c'));
    // Nothing of the others is answered until the stranger's read is.
    expect(await read('stranger', 'd.e.f')).toMatchObject({ value: 12_345_678 });
    held.resolve(aValuation());
    expect(await Promise.all(many)).toHaveLength(400);
  });

  it('SEC-I2: has one deadline for all the calls of a procedure, and nothing is sent after it', async () => {
    const firm = await startFakeFirm({ [`GET ${path('a')}`]: aValuation() });
    const time = { now: 0 };
    const budget = createCallBudget(1000, () => time.now);
    const client = connect(firm.origin).clientFor({ token: 'a.b.c', requestId: 'r' }, { budget });
    await client.follow({ href: path('a') }, latestValuationEndpoint);
    time.now = 1000;
    await expect(client.follow({ href: path('a') }, latestValuationEndpoint)).rejects.toMatchObject({
      kind: 'timeout',
    });
    expect([firm.requests.length, budget.calls]).toEqual([1, 1]);
  });

  it('P-1: the list shows what it has when its time is up', async () => {
    const slow = aPolicy({ uuid: 'first' });
    const { caller } = buildCaller({
      scope: 'full',
      answers: {
        'GET /v1/policy': { items: [slow, aPolicy({ uuid: 'second' })] },
        [`GET ${path('first')}`]: new UpstreamError('timeout', 'No time is left', { call: 'x' }),
        [`GET ${path('second')}`]: aValuation(),
      },
    });
    const { policies } = await caller.policies.list();
    expect(policies.map(({ valuation }) => valuation.state)).toEqual(['failed', 'valued']);
  });
});

describe('SEC-B16: what a procedure really cost is charged', () => {
  it.each([
    [40, []],
    [199, []],
    [1000, [9]],
  ])('a list of %i policies: %j beyond its weight', async (count, expected) => {
    expect(await chargedFor(count)).toEqual(expected);
  });
});

/** What a list of `count` policies is charged beyond its weight. */
async function chargedFor(count: number): Promise<number[]> {
  const policies = Array.from({ length: count }, (_, at) => aPolicy({ uuid: `p-${at}` }));
  const { caller, charged } = buildCaller({
    scope: 'full',
    answers: { 'GET /v1/policy': { items: policies } },
  });
  await caller.policies.list();
  return charged;
}
