import { generateKeyPairSync } from 'node:crypto';
import { type StatementFacts, sumOf } from '@portal/statement/facts';
import { keySetSchema, openKeys } from '@portal/statement/keys';
import { verifyStatement } from '@portal/statement/verify';
import { expect, onTestFinished, test } from 'vitest';
import { StatementDrawer } from './statement-drawer.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = await openKeys(keySetSchema.parse({ keys: [privateKey.export({ format: 'jwk' })] }));

function factsOf(count: number): StatementFacts {
  const policies = Array.from({ length: count }, (_policy, index) => ({
    name: `General investment account ${index}`,
    provider: 'Brackenfield',
    number: `BF-${10_000 + index}`,
    sharePercent: index % 2 === 0 ? 100 : 50,
    value: 1001 * index,
    share: 1001 * index,
    valuedOn: '2026-11-19',
    source: 'electronic_live' as const,
  }));
  return {
    version: 1,
    id: '2b1c63a4-6f0e-4f0e-9a52-0d2d7e1f6a10',
    issuedAt: '2026-11-21T09:30:00.000Z',
    keyId: keys.signing.keyId,
    firm: { name: 'Arkwright Pell', fcaNumber: null, portal: 'https://portal.example.com' },
    client: { name: 'Imogen Hartnoll' },
    day: '2026-11-21',
    isLatest: true,
    covers: 'all',
    basis: 'share',
    withAmounts: true,
    policies,
    excluded: [],
    unreadable: 0,
    total: sumOf(true, policies),
  };
}

function aDrawer(): StatementDrawer {
  const drawer = new StatementDrawer(keys.signing);
  onTestFinished(() => drawer.close());
  return drawer;
}

test('P-15: a statement of 1,000 policies is drawn while the event loop goes on', async () => {
  const drawer = aDrawer();
  await drawer.draw(factsOf(1));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const file = await drawer.draw(factsOf(1000));
  clearInterval(timer);
  // On the event loop itself it takes hundreds of milliseconds in one piece.
  expect(turns).toBeGreaterThan(20);
  const verification = await verifyStatement(file, async () => keys.published);
  expect(verification).toEqual({ result: 'genuine', facts: factsOf(1000) });
});

test('P-15: statements that are ordered together are each their own', async () => {
  const drawer = aDrawer();
  const counts = [1, 3, 2];
  const files = await Promise.all(counts.map((count) => drawer.draw(factsOf(count))));
  const found = await Promise.all(files.map((file) => verifyStatement(file, async () => keys.published)));
  expect(found.map((one) => ('facts' in one ? one.facts?.policies.length : null))).toEqual(counts);
});

test('S-6: a statement that cannot be drawn fails alone, and one whose thread ended too', async () => {
  const drawer = aDrawer();
  const broken = { ...factsOf(1), firm: { ...factsOf(1).firm, portal: 'no address' } };
  await expect(drawer.draw(broken)).rejects.toThrow('could not be drawn');
  const cut = drawer.draw(factsOf(1000));
  await Promise.all([expect(cut).rejects.toThrow('ended'), drawer.close()]);
  expect((await drawer.draw(factsOf(1))).length).toBeGreaterThan(1000);
});
