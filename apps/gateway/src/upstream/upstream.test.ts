import { latestValuationEndpoint } from '@portal/contract/v1/valuation';
import { afterEach, describe, expect, it } from 'vitest';
import { aValuation } from '../test/build/a-policy.ts';
import { startFakeFirm } from '../test/fake-firm.ts';
import { createUpstream, type Upstream } from './upstream.ts';

const timeouts = { connectMs: 5000, headersMs: 20_000, totalMs: 20_000 };
const uuid = '00000000-0000-4000-8000-000000000001';
const path = `/v1/policy/${uuid}/valuation/latest`;

const open: Upstream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((upstream) => upstream.close()));
});
function connect(origin: string): Upstream {
  const upstream = createUpstream({ origin, timeouts });
  open.push(upstream);
  return upstream;
}

describe('the way to the firm over real HTTP', () => {
  it('API-21: follows a link with the token and the request id', async () => {
    const { origin, requests } = await startFakeFirm({ [`GET ${path}`]: aValuation() });
    const client = connect(origin).clientFor({ token: 'a.b.c', requestId: 'request-9' });
    expect(await client.follow({ href: path }, latestValuationEndpoint)).toMatchObject({ value: 12_345_678 });
    expect(await client.follow({ href: `${origin}${path}` }, latestValuationEndpoint)).toMatchObject({
      cash: 12_345_678,
    });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-request-id': 'request-9',
    });
  });

  it('SEC-G1: the token goes nowhere else, whatever a link says', async () => {
    const firm = await startFakeFirm({});
    const other = await startFakeFirm({ [`GET ${path}`]: aValuation() });
    const client = connect(firm.origin).clientFor({ token: 'a.b.c', requestId: 'r' });
    const attempt = client.follow({ href: `${other.origin}${path}` }, latestValuationEndpoint);
    await expect(attempt).rejects.toMatchObject({ kind: 'malformed' });
    expect([...firm.requests, ...other.requests]).toEqual([]);
  });

  it('SEC-I20: says whether the firm answers at all', async () => {
    const { origin, server } = await startFakeFirm({});
    const upstream = connect(origin);
    expect(await upstream.isReachable('r')).toBe(true);
    await server.close();
    expect(await upstream.isReachable('r')).toBe(false);
  });
});
