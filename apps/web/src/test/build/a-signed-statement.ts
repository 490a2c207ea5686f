import type { StatementFacts } from '@portal/statement/facts';
import { openKeys, type StatementKeys } from '@portal/statement/keys';
import { pageOf } from '@portal/statement/page';
import { fieldFor, sealStatement } from '@portal/statement/sign';

/** A key of the firm, made for the test. */
export async function aStatementKey(kid = 'of-the-firm'): Promise<StatementKeys> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  return openKeys({ keys: [{ kty: 'EC', crv: 'P-256', x, y, d, kid }] });
}

export function someFacts(changes: Partial<StatementFacts> = {}): StatementFacts {
  return {
    version: 1,
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    issuedAt: '2026-11-20T09:30:00Z',
    keyId: 'of-the-firm',
    firm: {
      name: 'Arkwright Pell Financial Planning',
      fcaNumber: '123456',
      portal: 'https://portal.example.com',
    },
    client: { name: 'Imogen Hartnoll' },
    day: '2026-11-20',
    isLatest: true,
    covers: 'all',
    basis: 'share',
    withAmounts: true,
    policies: [
      {
        name: 'Hartnoll SIPP',
        provider: 'Alderbrook',
        number: 'AB-1',
        sharePercent: 100,
        value: 41_220_418,
        share: 41_220_418,
        valuedOn: '2026-11-19',
        source: 'electronic_live',
      },
      {
        name: 'Cash ISA',
        provider: 'Northmoor Life',
        number: null,
        sharePercent: 100,
        value: 2_000_001,
        share: 2_000_001,
        valuedOn: '2026-11-12',
        source: 'manual',
      },
    ],
    excluded: [{ name: 'Family cover', provider: 'Northmoor Life', number: 'NM-9', reason: 'cover' }],
    unreadable: 0,
    total: 43_220_419,
    ...changes,
  };
}

/** What a reader finds on the pages of a statement. */
export function textOnPage(facts: StatementFacts): string {
  return pageOf(facts)
    .flatMap((block) => {
      if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
      if (block.kind === 'table') return block.rows.map((cells) => cells.join(' '));
      return 'text' in block ? block.text : [];
    })
    .join('\n');
}

/** The least that is a sealed file: a PDF in its first and last bytes, with the signature between them. */
export async function aSignedFile(
  facts: StatementFacts,
  { signing }: StatementKeys,
): Promise<Uint8Array<ArrayBuffer>> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const parts = [encode('%PDF-1.7\nmade in 2026\n'), fieldFor(facts), encode('\n%%EOF\n')];
  const file = new Uint8Array(parts.flatMap((part) => [...part]));
  return sealStatement(file, facts, signing);
}

/** The same file with one digit of it changed. */
export function withOtherDigit(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const changed = file.slice();
  const at = changed.indexOf('6'.charCodeAt(0));
  changed[at] = '7'.charCodeAt(0);
  return changed;
}
