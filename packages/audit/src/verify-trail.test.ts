import { expect, test } from 'vitest';
import { type Link, lineAfter, START } from './audit-entry.ts';
import { verifyTrail } from './verify-trail.ts';

const at = new Date('2026-11-22T10:00:00.000Z');

/** The lines of a whole trail, and the heads after each. */
function aTrail(length: number) {
  const heads: Link[] = [{ n: 0, hash: START }];
  const lines = Array.from({ length }, (_, index) => {
    const event = { event: 'sign_in', outcome: index % 2 === 0 ? 'ok' : 'refused' } as const;
    const line = lineAfter(heads[index] as Link, event, { app: 'gateway', at });
    heads.push(line);
    return line.text;
  });
  return { lines, heads };
}

const { lines, heads } = aTrail(9);
const [one, two, three, four, ...rest] = lines as [string, string, string, string, ...string[]];
const forged = lineAfter(
  heads[3] as Link,
  { event: 'password_changed', outcome: 'ok' },
  { app: 'gateway', at },
);

test('SEC-J11: an unchanged trail is whole', () => {
  expect(verifyTrail(lines)).toEqual({
    entries: 9,
    head: { n: 9, hash: heads[9]?.hash },
    faults: [],
    tornLines: [],
  });
  expect(verifyTrail([])).toMatchObject({ entries: 0, faults: [] });
});

test.each([
  [
    'a removed line',
    [one, two, four, ...rest],
    3,
    'one line is missing before this one, between entries 2 and 4',
  ],
  [
    'two removed lines',
    [one, four, ...rest],
    2,
    '2 lines are missing before this one, between entries 1 and 4',
  ],
  ['a removed first line', [two, three, four, ...rest], 1, 'one line is missing'],
  ['a changed line', [one, two, three.replace('ok', 'refused'), four, ...rest], 3, 'was changed'],
  ['a changed first line', [one.replace('ok', 'refused'), two, three, four, ...rest], 1, 'was changed'],
  [
    'a changed last line',
    [...lines.slice(0, -1), lines.at(-1)?.replace('ok', 'refused') ?? ''],
    9,
    'was changed',
  ],
  ['a changed line with a hash of its own', [one, two, three, forged.text, ...rest], 4, 'was changed'],
  ['two lines that changed places', [one, three, two, four, ...rest], 3, 'is out of order: it is entry 2'],
  ['a line moved to the end', [one, three, four, ...rest, two], 9, 'is out of order: it is entry 2'],
  ['an inserted line', [one, two, three, forged.text, four, ...rest], 4, 'was inserted'],
  ['an inserted line after the true one', [one, two, three, four, forged.text, ...rest], 5, 'was inserted'],
  ['a repeated line', [one, two, three, two, four, ...rest], 4, 'was inserted'],
  [
    'an inserted line that is not an entry',
    [one, two, 'nothing happened', three, four, ...rest],
    3,
    'was inserted',
  ],
])('SEC-J11: %s is found, with its place', (...[, tampered, line, what]) => {
  const { faults } = verifyTrail(tampered);
  expect(faults).toEqual([{ line, what: expect.stringContaining(what) }]);
});

test('SEC-J11: a trail cut short, or rewritten from some line on, is found by a head that was noted', () => {
  const noted = heads[7] as Link;
  expect(verifyTrail(lines, { noted }).faults).toEqual([]);
  expect(verifyTrail(lines.slice(0, 5)).faults).toEqual([]);
  expect(verifyTrail(lines.slice(0, 5), { noted }).faults).toHaveLength(1);
  expect(verifyTrail([one, two, three, forged.text], { noted }).faults).toHaveLength(1);
});

test('a line that a crash cut off is not a fault where the trail ends, nor where the trail says so', () => {
  const half = four.slice(0, 57);
  expect(verifyTrail([one, two, three, half], { isWhole: false })).toMatchObject({
    faults: [],
    tornLines: [4],
  });
  const recovered = { event: 'trail_recovered', outcome: 'ok', torn: half.length } as const;
  const after = lineAfter(heads[3] as Link, recovered, { app: 'gateway', at });
  expect(verifyTrail([one, two, three, half, after.text])).toMatchObject({ faults: [], tornLines: [4] });
  expect(verifyTrail([one, two, three, `${half}x`, after.text]).faults).toEqual([
    { line: 4, what: 'was inserted' },
  ]);
});
