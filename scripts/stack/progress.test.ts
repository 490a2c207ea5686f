import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

function recorder(isTTY: boolean) {
  const written: string[] = [];
  let nowMs = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => nowMs);
  return { written, progress, advance: (ms: number) => (nowMs += ms) };
}

test('each stage gets a line when it starts and a line with its seconds when it ends', async () => {
  const { written, progress, advance } = recorder(false);
  await progress('Building', async () => advance(2340));
  expect(written[0]).toBe('  … Building\n');
  expect(written[1]).toMatch(/^ {2}✓ Building +2\.3 s\n$/);
});

test('on a terminal the line is rewritten in place', async () => {
  const { written, progress } = recorder(true);
  await progress('Building', async () => undefined);
  expect(written.at(-1)).toMatch(/^\r {2}✓ Building/);
});

test('a stage that fails is marked and the error is rethrown', async () => {
  const { written, progress } = recorder(false);
  const work = progress('Building', () => Promise.reject(new Error('no space left')));
  await expect(work).rejects.toThrow('no space left');
  expect(written.at(-1)).toMatch(/^ {2}✗ Building/);
});
