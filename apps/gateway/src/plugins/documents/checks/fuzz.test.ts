import { expect, it } from 'vitest';
import {
  aHeic,
  aJpeg,
  anObjectStream,
  aPackedStream,
  aPdf,
  aPng,
  aPngChunk,
  aStream,
} from '../test/a-file.ts';
import { verdictOn } from '../test/verdict-on.ts';

const CHANGED_FILES = 1500;

/** Numbers below `end`, the same in each run (Numerical Recipes, 7.1). */
function createDraw(): (end: number) => number {
  let state = 20_261_123;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const files = [
  aPdf({ objects: [anObjectStream('<< /Type /Font >>'), aPackedStream('q'.repeat(3000)), aStream('raw')] }),
  aPng(aPngChunk('iCCP', Buffer.alloc(500))),
  aJpeg(800),
  aHeic(),
];

it('SEC-G43: a changed file is accepted or refused alike, however its bytes are split', async () => {
  const draw = createDraw();
  const verdicts = new Set<string>();
  for (let count = 0; count < CHANGED_FILES; count += 1) {
    const changed = Buffer.from(files[count % files.length] ?? []);
    for (let change = draw(5); change >= 0; change -= 1) changed[draw(changed.length)] = draw(256);
    const file = count % 3 === 0 ? changed.subarray(0, draw(changed.length)) : changed;
    const whole = await verdictOn(file);
    expect(await verdictOn(file, 1 + draw(50)), `file ${count}`).toBe(whole);
    verdicts.add(whole);
  }
  expect([...verdicts]).toEqual(expect.arrayContaining(['accepted', 'damaged', 'two_types']));
});
