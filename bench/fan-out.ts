import { Pool } from 'undici';
import { addressOf } from '../tests/browser/support/sign-in.ts';
import { callPortal, signIn } from '../tests/integration/support/portal-caller.ts';
import { inMs, median, printTable } from './print-table.ts';
import { signInAtFirm, startSeededStack } from './seeded-stack.ts';
import { startSlowGateway } from './slow-gateway.ts';

/**
 * `npm run bench:fan-out`: the list of 10, 100 and 1,000 policies with their latest valuations, which are as many calls
 * of the firm's API, at 0, 50 and 200 ms for each. The gateway is asked once for all of it; it is compared with a
 * client that calls /v1 itself over the six connections that a browser opens. Limit: a ratio of 0.20 for 100 policies
 * at 50 ms.
 */
const sizes = [10, 100, 1_000];
const delaysMs = [0, 50, 200];
const CONNECTIONS = 6;
const roundsOf = (size: number) => (size > 100 ? 1 : 5);

type Policies = { items: { _links: { 'valuation-latest': { href: string } } }[] };
type Listed = { policies: { valuation: { state: string } }[] };

const rows: string[][] = [];
for (const size of sizes) {
  const [stack, end] = await startSeededStack(size);
  try {
    for (const delayMs of delaysMs) rows.push(await measure(stack.mockUrl, size, delayMs));
  } finally {
    await end();
  }
}
printTable(
  'Policies with their latest valuations',
  ['policies × delay', 'gateway', 'client of /v1', 'ratio'],
  rows,
);

async function measure(mockUrl: string, size: number, delayMs: number): Promise<string[]> {
  const slow = await startSlowGateway(mockUrl, delayMs);
  const firm = new Pool(slow.upstreamUrl, { connections: CONNECTIONS });
  try {
    const portal = { portal: slow.portalUrl, clock: { now: () => new Date() } };
    const token = await signIn(portal, addressOf('large'));
    const firmToken = await signInAtFirm(mockUrl);
    const throughGateway = () => timed(size, () => listByGateway(portal, token));
    const directly = () => timed(size, () => listDirectly(firm, firmToken));
    // Warms up: people rarely meet a server that has just started.
    for (let round = 0; round < roundsOf(size); round += 1) await throughGateway();
    const times: { gateway: number[]; direct: number[] } = { gateway: [], direct: [] };
    for (let round = 0; round < roundsOf(size); round += 1) {
      times.gateway.push(await throughGateway());
      times.direct.push(await directly());
    }
    const [ours, theirs] = [median(times.gateway), median(times.direct)];
    const name = `${size.toLocaleString('en-GB')} × ${delayMs} ms`;
    return [name, inMs(ours), inMs(theirs), (ours / theirs).toFixed(2)];
  } finally {
    await firm.close();
    await slow.stop();
  }
}

/**
 * Milliseconds until each policy has its valuation, or is known to have none. Throws if one failed: a failure may be
 * quicker.
 */
async function timed(size: number, readAll: () => Promise<number>): Promise<number> {
  const startedAt = performance.now();
  const known = await readAll();
  const ms = performance.now() - startedAt;
  if (known !== size) throw new Error(`Only ${known} of ${size} valuations are known`);
  return ms;
}

async function listByGateway(portal: Parameters<typeof callPortal>[0], token: string): Promise<number> {
  const { data } = await callPortal<Listed>(portal, 'policies.list', { token });
  return data.policies.filter(({ valuation }) => valuation.state !== 'failed').length;
}

async function listDirectly(firm: Pool, token: string): Promise<number> {
  const read = async (path: string): Promise<unknown> => {
    const { statusCode, body } = await firm.request({
      path,
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await body.json();
    return statusCode === 200 || statusCode === 404 ? answer : null;
  };
  const { items } = (await read('/v1/policy')) as Policies;
  const valuations = await Promise.all(items.map(({ _links }) => read(_links['valuation-latest'].href)));
  return valuations.filter((valuation) => valuation !== null).length;
}
