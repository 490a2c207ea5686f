import { addressOf, callOf, type Endpoint } from '@portal/contract/endpoint';
import { expect, test } from 'vitest';
import { createLedger } from '../report/ledger.ts';
import { NoAnswer, type WireAnswer } from '../visit/exchange.ts';
import type { Input } from '../visit/probe.ts';
import { createSeen } from '../visit/seen.ts';
import { createVisit } from '../visit/visit.ts';
import { checkWrites } from './check-writes.ts';

const unlike = 'DELETE /v1/insights/{id}/like';
const articles = [
  { id: '1', liked: true, can_unlike: true },
  { id: '2', liked: false, can_unlike: true },
];

/** A run before a service that answers each call alike, and these otherwise. */
async function runBefore(
  answers: Readonly<Record<string, () => number>>,
  items: readonly object[] = articles,
) {
  const sent: string[] = [];
  const send = async (endpoint: Endpoint, input: Input, token?: string): Promise<WireAnswer> => {
    if (token) sent.push(`${endpoint.method} ${input.link ?? addressOf(endpoint, input)}`);
    const status = token ? (answers[callOf(endpoint)]?.() ?? 200) : 401;
    return { status, contentType: 'application/json', retryAfter: undefined, text: '{}' };
  };
  const ledger = createLedger();
  const timing = { now: () => new Date(0), pause: async () => undefined };
  const visit = createVisit({
    origin: 'https://firm.example.com',
    timing,
    ledger,
    probe: { ask: send, askUnchecked: send },
  });
  const seen = createSeen();
  seen.add({ name: 'insights.list', input: {} }, { items });
  await checkWrites(visit, { seen, deviceId: 'd', address: 'ada@client.example', token: 'a.b.c' });
  const { findings, unchecked } = ledger.tally();
  return {
    sent: sent.filter((call) => /insights\/\d\/like/.test(call)),
    findings: findings.filter(({ call, how }) => call === unlike && how === undefined),
    reason: unchecked.find(({ call }) => call === unlike)?.reason,
  };
}

test('Q-5, API-19: the like that was just given is taken back, once, and the answer to that is judged', async () => {
  const { sent, findings, reason } = await runBefore({});
  expect(sent).toEqual(['POST /v1/insights/2/like', 'DELETE /v1/insights/2/like']);
  expect([findings.filter(({ level }) => level === 'difference'), reason]).toEqual([[], undefined]);
  const failed = await runBefore({ [unlike]: () => 500 });
  expect(failed.findings.map(({ message }) => message)).toEqual(['expected 200, came 500']);
});

test('Q-5: an extension of which nothing is read is not offered by a 404, and not judged without an answer', async () => {
  expect(await runBefore({ [unlike]: () => 404 })).toMatchObject({
    findings: [],
    reason: 'the service does not offer this extension',
  });
  const silent = () => {
    throw new NoAnswer('nothing within 15 seconds');
  };
  expect((await runBefore({ [unlike]: silent })).reason).toBe('no answer came');
});

test('API-19: no like is taken back where it was given before, or where no article says that it can be', async () => {
  for (const items of [[{ id: '1', liked: true, can_unlike: true }], [{ id: '1', liked: false }]]) {
    const { sent, reason } = await runBefore({}, items);
    expect(sent).toEqual(['POST /v1/insights/1/like']);
    expect(reason).toBe('no article without a like says that a like can be taken back');
  }
});
