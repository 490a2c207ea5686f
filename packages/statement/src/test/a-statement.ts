import { generateKeyPairSync } from 'node:crypto';
import { type StatementFacts, sumOf } from '../facts.ts';
import { keySetSchema, openKeys, type StatementKeys } from '../keys.ts';
import { fieldFor, sealStatement } from '../sign.ts';

/** A private key as a JWK. */
export function aKey(kid?: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), ...(kid !== undefined && { kid }) };
}

export function keysOf(...keys: object[]): Promise<StatementKeys> {
  return openKeys(keySetSchema.parse({ keys }));
}

export function factsOf(changes: Partial<StatementFacts> = {}): StatementFacts {
  const policy = { provider: 'Brackenfield', valuedOn: '2026-11-19', source: 'electronic_live' } as const;
  return {
    version: 1,
    id: '2b1c63a4-6f0e-4f0e-9a52-0d2d7e1f6a10',
    issuedAt: '2026-11-21T09:30:00.000Z',
    keyId: 'key-1',
    firm: { name: 'Arkwright Pell', fcaNumber: '000193', portal: 'https://portal.example.com' },
    client: { name: 'Imogen Hartnoll' },
    day: '2026-11-21',
    isLatest: true,
    covers: 'all',
    basis: 'share',
    withAmounts: true,
    policies: [
      {
        ...policy,
        name: 'Hartnoll SIPP',
        number: 'BF-1',
        sharePercent: 100,
        value: 1_234_567,
        share: 1_234_567,
      },
      { ...policy, name: 'Joint account', number: 'BF-2', sharePercent: 50, value: 1001, share: 501 },
    ],
    excluded: [{ name: 'Term cover', provider: 'Larkfield', number: null, reason: 'cover' }],
    unreadable: 0,
    total: 1_235_068,
    ...changes,
  };
}

/** A statement of `count` policies, every second of them held jointly. */
export function factsOfMany(count: number): StatementFacts {
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
  return factsOf({ policies, excluded: [], total: sumOf(true, policies) });
}

/** A file that begins and ends as a PDF, with a figure on its page, signed. */
export async function aSignedFile(keys: StatementKeys, facts: StatementFacts = factsOf()) {
  const field = new TextDecoder().decode(fieldFor(facts));
  const file = new TextEncoder().encode(`%PDF-1.7\n(£12,345.67)\n${field}trailer\n%%EOF\n`);
  return sealStatement(file, facts, keys.signing);
}
