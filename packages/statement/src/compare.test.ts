import { expect, test } from 'vitest';
import { compareFigures, comparePage } from './compare.ts';
import type { StatementFacts } from './facts.ts';
import { pageOf } from './page.ts';
import { factsOf } from './test/a-statement.ts';
import { verificationText } from './verification-text.ts';

/** The text of the page of these facts, as a reader of the PDF gives it. */
function textOf(facts: StatementFacts): string {
  return pageOf(facts)
    .flatMap((block) => {
      if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value]);
      if (block.kind === 'table') return [...block.columns.map(({ title }) => title), ...block.rows.flat()];
      return block.kind === 'code' ? [] : [block.text];
    })
    .join('\n');
}

test('P-56: a page with the signed figures has no differences, however its lines break', () => {
  const facts = factsOf();
  expect(compareFigures(facts, textOf(facts))).toEqual([]);
  expect(compareFigures(facts, textOf(facts).replaceAll(' ', '\n'))).toEqual([]);
});

test('P-56: a replaced figure is named with its place', () => {
  const facts = factsOf();
  const page = textOf(facts).replace('£12,345.67', '£92,345.67');
  expect(compareFigures(facts, page)).toEqual([
    { where: 'Hartnoll SIPP, Value in full', signed: '£12,345.67', onPage: '£92,345.67' },
  ]);
});

test('P-56: two figures that changed places, and a changed day, are found', () => {
  const facts = factsOf();
  const page = textOf(facts)
    .replace('£10.01', '£x')
    .replace('£5.01', '£10.01')
    .replace('£x', '£5.01')
    .replace('As at\n21 November 2026', 'As at\n21 November 2027');
  expect(compareFigures(facts, page)).toEqual([
    { where: 'As at', signed: '21 November 2026', onPage: '21 November 2027' },
    { where: 'Joint account (joint, 50%), Value in full', signed: '£10.01', onPage: '£5.01' },
    { where: 'Joint account (joint, 50%), Client’s share', signed: '£5.01', onPage: '£10.01' },
  ]);
});

test('P-56: a figure that was taken away or added is named, and the others still agree', () => {
  const facts = factsOf();
  expect(compareFigures(facts, textOf(facts).replace('£5.01', ''))).toEqual([
    { where: 'Joint account (joint, 50%), Client’s share', signed: '£5.01', onPage: null },
  ]);
  expect(compareFigures(facts, textOf(facts).replace('£5.01', '£5.01 £9.00'))).toEqual([
    { where: 'Added to the page', signed: null, onPage: '£9.00' },
  ]);
});

test('P-56: another name is found; letters that the font lacks are not compared', () => {
  const facts = factsOf();
  expect(compareFigures(facts, textOf(facts).replaceAll('Imogen', 'Gregor'))).toEqual([
    { where: 'Client', signed: 'Imogen Hartnoll', onPage: null },
  ]);
  const chinese = factsOf({ client: { name: '王 Hartnoll' } });
  expect(compareFigures(chinese, textOf(chinese).replaceAll('王', '?'))).toEqual([]);
});

test('P-56: only a changed file has differences that count: a genuine one whose page seems to differ was not read right', async () => {
  const facts = factsOf();
  const page = textOf(facts);
  const other = page.replace('£5.01', '£9.01');
  const compare = (result: 'genuine' | 'changed', text: string) =>
    comparePage({ result, facts }, async () => text);
  expect(await compare('changed', other)).toHaveLength(1);
  expect(await compare('changed', page)).toEqual([]);
  expect(await compare('genuine', page)).toEqual([]);
  expect(await compare('genuine', other)).toBeNull();
});

test('P-56: other words on the page are not compared, and the result of a changed file says so', () => {
  const facts = factsOf();
  const page = textOf(facts).replaceAll('Brackenfield', 'Larkfield').replace('BF-1', 'BF-9');
  expect(compareFigures(facts, page)).toEqual([]);
  for (const hasOtherFigures of [true, false])
    expect(verificationText({ result: 'changed', facts }, hasOtherFigures).text).toMatch(
      / Of the page, only figures, days and the client’s name are compared\.$/,
    );
});

test('P-56: a page that cannot be read or compared has no differences that count', async () => {
  const facts = factsOf();
  const unreadable = () => Promise.reject(new Error('a font'));
  expect(await comparePage({ result: 'changed', facts }, unreadable)).toBeNull();
  const incomparable = { result: 'changed', facts: factsOf({ day: 'no day' }) } as const;
  expect(await comparePage(incomparable, async () => textOf(facts))).toBeNull();
});

test('P-56: where nothing is known to be signed, the page is not read', async () => {
  const readText = () => Promise.reject(new Error('not read'));
  expect(await comparePage({ result: 'changed', facts: null }, readText)).toBeNull();
  expect(await comparePage({ result: 'too_large' }, readText)).toBeNull();
});

test('P-15, P-22: without amounts the page has none', () => {
  const hidden = factsOf().policies.map((policy) => ({ ...policy, value: null, share: null }));
  const facts = factsOf({ withAmounts: false, total: null, policies: hidden });
  expect(textOf(facts)).not.toContain('£');
  expect(compareFigures(facts, textOf(facts))).toEqual([]);
  expect(compareFigures(facts, `${textOf(facts)} £1.00`)).toEqual([
    { where: 'Added to the page', signed: null, onPage: '£1.00' },
  ]);
});

test('P-22: where no policy counts the page has no total, and says that none has a value', () => {
  const facts = factsOf({ policies: [], total: null });
  expect(textOf(facts)).toContain('No policy has a value that counts.');
  expect(textOf(facts)).not.toContain('£');
  expect(textOf({ ...facts, withAmounts: false })).toContain('No policy has a value on this day.');
});

test('P-22, P-63: the page says what is excluded and why, and how joint policies count', () => {
  const text = textOf(factsOf({ unreadable: 2 }));
  expect(text).toContain('Term cover\nLarkfield\n\nCover has no fund value');
  expect(text).toContain('A joint policy counts in the total by the client’s share');
  expect(text).toContain('2 policies of the client that could not be read');
  expect(text).toContain('can go down as well as up');
});
