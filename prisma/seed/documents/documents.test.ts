import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { seedRows } from '../../seed.ts';
import { dayOf, longDay } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { pounds } from './document-text.ts';
import { documentsOfPeople } from './documents-of-people.ts';

// It draws a hundred documents: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const now = new Date('2026-11-21T12:00:00.000Z');
const files = new Map<string, Uint8Array>();
let rows: SeedRows;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const keep = (kept: Map<string, Uint8Array>) => ({
  write: (bytes: Uint8Array) => {
    const digest = digestOf(bytes);
    kept.set(digest, bytes);
    return digest;
  },
});

beforeAll(async () => {
  rows = await seedRows({ now, largePolicies: 12, documents: keep(files) });
});

type Row = SeedRows['document'][number];

const clientOf = (name: string) =>
  rows.client.find(({ email }) => email === `${name}@portal.example.com`)?.uuid ?? '';
const documentsOf = (name: string) => rows.document.filter(({ clientUuid }) => clientUuid === clientOf(name));

/** The words of a PDF, with one space between. */
async function readPdf({ digest }: Row): Promise<string> {
  const bytes = files.get(digest);
  if (!bytes) throw new Error('There is no file');
  const reading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await reading.promise;
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  await reading.destroy();
  return pages.join(' ').replace(/\s+/g, ' ');
}

const valueOn = (policyUuid: string | null | undefined, day: string) =>
  rows.valuation.find((value) => value.policyUuid === policyUuid && value.valuedOn === day);

describe('P-13: the figures of seeded documents are those of the seeded valuations', () => {
  test.each(['vip', 'standard', 'terms'])('statements of %s@, to the penny and dated', async (name) => {
    const statements = documentsOf(name).filter(({ fileName }) =>
      /^(?:quarterly|half-yearly)/.test(fileName),
    );
    expect(statements.length).toBeGreaterThan(2);
    for (const statement of statements) {
      const text = await readPdf(statement);
      const closing = valueOn(statement.policyUuid, statement.date);
      expect(text).toContain(`Value on ${longDay(statement.date)} ${pounds(Number(closing?.value))}`);
      expect(sumOfTable(text)).toBe(Number(closing?.value));
    }
  });

  /** What the opening value, payments, charges and growth of a statement come to, in pence. */
  function sumOfTable(text: string): number {
    const table = /What Amount (Value on .*?) Value on/.exec(text)?.[1] ?? '';
    const amounts = table.match(/-?£[\d,]+\.\d\d/g) ?? [];
    return amounts.reduce(
      (sum, amount) => sum + Number(amount.replace(/\D/g, '')) * (amount[0] === '-' ? -1 : 1),
      0,
    );
  }

  async function readLatestReport(name: string): Promise<string> {
    const reports = documentsOf(name).filter(({ kind }) => kind === 'valuation_report');
    const latest = reports.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
    return latest ? readPdf(latest) : '';
  }

  test.each([
    ['vip', true],
    ['standard', false],
  ])(
    'valuation reports of %s@ say that joint policies count in full where there is one: %s',
    async (name, isJoint) => {
      const text = await readLatestReport(name);
      // Beside the total, before the first table.
      expect(
        /Total value .*? Your policies/.exec(text)?.[0].includes('Joint policies are counted in full.'),
      ).toBe(isJoint);
    },
  );

  test.each(['vip', 'standard'])(
    'valuation reports of %s@ give unit prices as the portal does',
    async (name) => {
      const text = await readLatestReport(name);
      expect(text).toMatch(/ £\d{1,3}(?:,\d{3})*\.\d{4} £/);
      expect(text).not.toMatch(/£\d{4,}\.\d{4}|\d\.\d\dp\b/);
    },
  );

  test.each(['vip', 'standard'])('valuation reports of %s@ with their total', async (name) => {
    const reports = documentsOf(name).filter(({ kind }) => kind === 'valuation_report');
    expect(reports.length).toBeGreaterThan(0);
    const policies = rows.policy.filter(({ clientUuid }) => clientUuid === clientOf(name));
    for (const report of reports) {
      const text = await readPdf(report);
      const latest = policies.flatMap(({ uuid, name: policyName }) => {
        const value = rows.valuation.findLast(
          ({ policyUuid, valuedOn }) => policyUuid === uuid && valuedOn <= report.date,
        );
        return value ? [{ ...value, policyName }] : [];
      });
      for (const { valuedOn, value } of latest)
        expect(text).toContain(`${longDay(valuedOn)} ${pounds(Number(value))}`);
      const total = latest.reduce((sum, { value }) => sum + Number(value), 0);
      expect(text).toContain(`Total value ${pounds(total)}`);
    }
  });
});

test('P-13: drawn again, the same clock gives the same rows and the same bytes', async () => {
  const again = new Map<string, Uint8Array>();
  const { document } = await seedRows({ now, largePolicies: 12, documents: keep(again) });
  expect(document).toEqual(rows.document);
  expect([...again.keys()].toSorted()).toEqual([...files.keys()].toSorted());
  for (const { digest, size, mediaType } of document) {
    const bytes = files.get(digest);
    expect(bytes?.byteLength).toBe(size);
    const start = Buffer.from(bytes?.subarray(0, 4) ?? []).toString('latin1');
    expect(start).toBe(mediaType === 'application/pdf' ? '%PDF' : '\x89PNG');
  }
});

test('P-13: vip@ has more than two pages of documents of two years, some of them new; empty@ has none', () => {
  const counts = ['vip', 'standard', 'setup', 'terms', 'lockout', 'locked', 'large', 'empty'].map((name) => {
    const documents = documentsOf(name);
    return [name, documents.length, documents.filter(({ readAt }) => readAt === null).length];
  });
  expect(counts).toEqual([
    ['vip', 48, 4],
    ['standard', 16, 2],
    ['setup', 3, 3],
    ['terms', 13, 2],
    ['lockout', 10, 1],
    ['locked', 10, 0],
    ['large', 23, 3],
    ['empty', 0, 0],
  ]);
  const years = new Set(documentsOf('vip').map(({ date }) => date.slice(0, 4)));
  expect([...years].toSorted()).toEqual(['2024', '2025', '2026']);
});

test('P-13: the terms are one file, however many people have them', () => {
  const terms = rows.document.filter(({ title }) => title === 'Terms of use, version 4');
  expect(terms.length).toBe(7);
  expect(new Set(terms.map(({ digest }) => digest)).size).toBe(1);
});

describe.each(['vip', 'standard'])('P-36: the requests for documents of %s@', (name) => {
  const requestsOf = () => rows.documentRequest.filter(({ clientUuid }) => clientUuid === clientOf(name));

  test('one waits, one was accepted and one rejected with the reason, each with what was sent', () => {
    const requests = requestsOf();
    expect(requests.map(({ state }) => state)).toEqual(['asked', 'rejected', 'accepted']);
    const sent = requests.map(({ uuid }) =>
      documentsOf(name).filter(({ requestUuid }) => requestUuid === uuid),
    );
    expect(sent.map((documents) => documents.map(({ addedBy }) => addedBy))).toEqual([
      [],
      ['client'],
      ['client'],
    ]);
    expect(requests.map(({ decisionNote }) => typeof decisionNote)).toEqual(['object', 'string', 'object']);
  });

  test('the one that waits is what a message, and the amendment if there is one, point to', () => {
    const [waiting] = requestsOf();
    const threads = rows.thread.filter(({ clientUuid }) => clientUuid === clientOf(name));
    const asking = rows.message.filter(({ documentRequestUuid }) => documentRequestUuid === waiting?.uuid);
    expect(asking.map(({ threadUuid }) => threads.some(({ uuid }) => uuid === threadUuid))).toEqual([true]);
    const amendments = rows.amendment.filter(({ clientUuid }) => clientUuid === clientOf(name));
    for (const { documentRequestUuid } of amendments) expect(documentRequestUuid).toBe(waiting?.uuid);
  });

  test('a message comes with a document of theirs', () => {
    const own = new Set(documentsOf(name).map(({ uuid }) => uuid));
    expect(rows.messageAttachment.filter(({ documentUuid }) => own.has(documentUuid))).toHaveLength(1);
  });
});

test.each([
  '2026-03-02T10:00:00.000Z',
  '2026-10-06T00:05:00.000Z',
  '2027-01-01T00:00:00.000Z',
  '2027-05-01T12:00:00.000Z',
  '2028-02-29T23:59:00.000Z',
])(
  'P-13: seeded at %s, everybody has their documents, and none from before they were a client',
  async (clock) => {
    const at = new Date(clock);
    const seeded = await seedRows({ now: at, largePolicies: 12 });
    const people = documentsOfPeople(at, seeded);
    const counts = Object.fromEntries(
      people.map(({ email, documents }) => [email.split('@')[0], documents.length]),
    );
    expect(counts.vip).toBeGreaterThan(40);
    expect(counts.standard).toBeGreaterThan(12);
    const vip = people.find(({ email }) => email.startsWith('vip@'));
    const vouchers = vip?.documents.filter(({ kind }) => kind === 'tax_voucher');
    expect(vouchers).toHaveLength(clock.startsWith('2027-05') ? 1 : 2);
    for (const { email, documents } of people) {
      const client = seeded.client.find((other) => other.email === email);
      const since = dayOf(new Date(client?.createdAt ?? at));
      const names = documents.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { addedAt, date } of documents) {
        expect(addedAt.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(date <= dayOf(addedAt)).toBe(true);
        expect(dayOf(addedAt) >= since).toBe(true);
      }
    }
  },
);
