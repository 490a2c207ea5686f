import { Blob as NodeBlob } from 'node:buffer';
import { signSummary } from '@portal/statement/sign';
import { expect, test } from 'vitest';
import {
  aSignedFile,
  aStatementKey,
  someFacts,
  textOnPage,
  withOtherDigit,
} from '#test/build/a-signed-statement.ts';
import { checkCode, checkFile, type Deps } from './check.ts';

const keys = await aStatementKey();
const facts = someFacts();
const file = await aSignedFile(facts, keys);
const code = await signSummary(facts, keys.signing);

const deps = (changes: Partial<Deps> = {}): Deps => ({
  readKeys: async () => keys.published,
  readText: async () => textOnPage(facts),
  ...changes,
});

/** Not that of jsdom, which takes no arrays of Node.js. */
const aBlob = (bytes: Uint8Array<ArrayBuffer>) => new NodeBlob([bytes]) as unknown as Blob;

const check = (bytes: Uint8Array<ArrayBuffer>, changes?: Partial<Deps>) =>
  checkFile(aBlob(bytes), deps(changes));

const unreachable = () => Promise.reject(new TypeError('offline'));

test('P-16, P-55, P-56: a file as it was signed is genuine: firm, name and day, and each figure beside that of the page', async () => {
  const outcome = await check(file);
  expect(outcome).toMatchObject({
    meaning: 'good',
    title: 'This statement is genuine',
    text: 'Arkwright Pell Financial Planning issued it for Imogen Hartnoll, as at 20 November 2026, and nothing in the file has been changed since.',
    statement: { page: 'compared' },
  });
  expect(outcome.statement?.facts).toContainEqual({ name: 'Client', value: 'Imogen Hartnoll' });
  expect(outcome.statement?.facts).toContainEqual({ name: 'Total', value: '£432,204.19' });
  expect(outcome.statement?.rows.map(({ name, signed, onPage }) => [name, signed, onPage])).toEqual([
    ['Hartnoll SIPP', '£412,204.18', '£412,204.18'],
    ['Cash ISA', '£20,000.01', '£20,000.01'],
    ['Total', '£432,204.19', '£432,204.19'],
  ]);
  expect(outcome.statement?.rows[0]?.details).toEqual([
    'Alderbrook',
    'AB-1',
    'As at 19 November 2026',
    'Sent by Alderbrook',
  ]);
  expect(outcome.statement?.excluded).toEqual({
    heading: 'Not included in the total',
    policies: [
      {
        key: expect.any(String),
        name: 'Family cover',
        details: ['Northmoor Life', 'NM-9'],
        why: 'Cover has no fund value',
      },
    ],
  });
});

test('P-16: it shows the notes in the statement, such as policies that are not listed', async () => {
  const short = someFacts({ unreadable: 1 });
  const { statement } = await check(await aSignedFile(short, keys), {
    readText: async () => textOnPage(short),
  });
  expect(statement?.notes).toContain('Not listed: 1 policy of the client that could not be read.');
});

test('P-16: without amounts each policy has the day of its value', async () => {
  const bare = someFacts({
    withAmounts: false,
    total: null,
    policies: facts.policies.map((policy) => ({ ...policy, value: null, share: null })),
  });
  const outcome = await check(await aSignedFile(bare, keys), { readText: async () => textOnPage(bare) });
  expect(outcome.meaning).toBe('good');
  expect(outcome.statement?.rows.map(({ name, signed, onPage }) => [name, signed, onPage])).toEqual([
    ['Hartnoll SIPP', '19 November 2026', '19 November 2026'],
    ['Cash ISA', '12 November 2026', '12 November 2026'],
  ]);
  expect(JSON.stringify(outcome.statement)).not.toContain('£');
});

test('P-55: one digit changed anywhere in the file is reported, with what was signed', async () => {
  const outcome = await check(withOtherDigit(file));
  expect(outcome).toMatchObject({ meaning: 'bad', title: 'This file has been changed' });
  expect(outcome.statement?.rows[0]?.signed).toBe('£412,204.18');
});

test('P-55, P-56: a figure that was replaced on the page is named beside the signed one', async () => {
  const outcome = await check(withOtherDigit(file), {
    readText: async () => textOnPage(facts).replace('£20,000.01', '£90,000.01'),
  });
  expect(outcome).toMatchObject({ meaning: 'bad', title: 'Figures on this statement have been replaced' });
  const [first, ...others] = outcome.statement?.rows ?? [];
  expect(first).toMatchObject({ name: 'Cash ISA', signed: '£20,000.01', onPage: '£90,000.01' });
  expect(others.map(({ signed, onPage }) => signed === onPage)).toEqual([true, true]);
});

test('P-56: another name on the page, and a figure that nobody signed, have rows of their own', async () => {
  const outcome = await check(withOtherDigit(file), {
    readText: async () => `${textOnPage(facts).replaceAll('Imogen Hartnoll', 'Somebody Else')} £1.00`,
  });
  expect(
    outcome.statement?.rows.slice(0, 2).map(({ name, signed, onPage }) => [name, signed, onPage]),
  ).toEqual([
    ['Client', 'Imogen Hartnoll', null],
    ['Added to the page', null, '£1.00'],
  ]);
});

test('P-56: two policies of one name: the one that differs is marked', async () => {
  const twins = someFacts({
    policies: facts.policies.map((policy) => ({ ...policy, name: 'ISA' })),
  });
  const outcome = await check(withOtherDigit(await aSignedFile(twins, keys)), {
    readText: async () => textOnPage(twins).replace('£20,000.01', '£90,000.01'),
  });
  expect(outcome.statement?.rows.map(({ onPage }) => onPage)).toEqual([
    '£90,000.01',
    '£412,204.18',
    '£432,204.19',
  ]);
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('a font is missing'))],
  ['seems to differ', async () => 'nothing of it'],
])(
  'P-16: a genuine file whose page %s stays genuine, and says that the page was not compared',
  async (_what, readText) => {
    const outcome = await check(file, { readText });
    expect(outcome).toMatchObject({ meaning: 'good', statement: { page: 'not_read' } });
  },
);

test('P-55: a signature of a key that the firm does not publish is reported', async () => {
  const stranger = await aStatementKey('of-a-stranger');
  const signed = await aSignedFile(someFacts({ keyId: 'of-a-stranger' }), stranger);
  expect(await check(signed)).toMatchObject({
    meaning: 'bad',
    title: 'Not signed by the firm',
    statement: null,
  });
});

test('P-16: nothing is shown as signed where another key took the id of a key of the firm', async () => {
  const outcome = await check(await aSignedFile(facts, await aStatementKey()));
  expect(outcome).toMatchObject({ meaning: 'bad', statement: null });
});

test('P-16: a PDF without a signature is not a statement, and a file that is not a PDF cannot be read', async () => {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  expect(await check(bytesOf('%PDF-1.7\nanything\n%%EOF\n'))).toMatchObject({
    title: 'Not a signed statement',
  });
  expect(await check(bytesOf('a letter'))).toMatchObject({
    meaning: 'unknown',
    title: 'This file cannot be read',
  });
  expect(await check(file.slice(0, -20))).toMatchObject({ title: 'This file cannot be read' });
});

test('P-16: a file too large for a statement is not read', async () => {
  const large = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error('not read')) };
  expect(await checkFile(large as unknown as Blob, deps())).toMatchObject({
    meaning: 'bad',
    title: 'Not a signed statement',
    text: 'This file is larger than any statement. Choose the PDF as it was made.',
  });
});

test('P-16: a file that is no longer where it was is reported', async () => {
  const gone = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  expect(await checkFile(gone as unknown as Blob, deps())).toMatchObject({
    title: 'This file cannot be opened',
  });
});

test('P-16: without the keys neither a file nor a code can be checked, and each can be checked again', async () => {
  const unknown = {
    meaning: 'unknown',
    canRetry: true,
    title: 'Could not check this statement',
    statement: null,
  };
  expect(await check(file, { readKeys: unreachable })).toMatchObject(unknown);
  expect(await checkCode(code, { readKeys: unreachable })).toMatchObject(unknown);
});

test('P-16: the code of a statement says whose it is, the day and the total, and that it has no page', async () => {
  const outcome = await checkCode(code, deps());
  expect(outcome).toMatchObject({
    meaning: 'good',
    title: 'This code is genuine',
    statement: { page: 'none', rows: [] },
  });
  expect(outcome.statement?.facts.map(({ value }) => value)).toEqual([
    'Imogen Hartnoll',
    '20 November 2026',
    '£432,204.19',
    '2',
    'Arkwright Pell Financial Planning',
    facts.id,
  ]);
});

test.each([code.slice(0, -1), code.slice(0, 40), code.split('.').slice(0, 2).join('.'), 'a.b.c', ''])(
  'P-16: a code that was cut off is reported (%#)',
  async (cut) => {
    expect(await checkCode(cut, deps())).toMatchObject({
      title: 'The code is not complete',
      statement: null,
    });
  },
);

test('P-16: a code that was changed, or signed with another key, is reported', async () => {
  const [header, , signature] = code.split('.');
  const payload = Buffer.from(JSON.stringify({ total: 1 })).toString('base64url');
  expect(await checkCode([header, payload, signature].join('.'), deps())).toMatchObject({
    meaning: 'bad',
    title: 'This code has been changed',
  });
  const stranger = await aStatementKey('of-a-stranger');
  expect(await checkCode(await signSummary(facts, stranger.signing), deps())).toMatchObject({
    title: 'Not signed by the firm',
  });
});
