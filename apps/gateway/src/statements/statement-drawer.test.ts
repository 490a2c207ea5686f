import { aKey, factsOfMany, keysOf } from '@portal/statement/test/a-statement';
import { verifyStatement } from '@portal/statement/verify';
import { expect, onTestFinished, test } from 'vitest';
import { StatementDrawer } from './statement-drawer.ts';

const keys = await keysOf(aKey('key-1'));

function aDrawer(): StatementDrawer {
  const drawer = new StatementDrawer(keys.signing);
  onTestFinished(() => drawer.close());
  return drawer;
}

test('P-15: a statement of 1,000 policies is drawn while the event loop goes on', async () => {
  const drawer = aDrawer();
  await drawer.draw(factsOfMany(1));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const file = await drawer.draw(factsOfMany(1000));
  clearInterval(timer);
  // On the event loop itself it takes hundreds of milliseconds in one piece.
  expect(turns).toBeGreaterThan(20);
  const verification = await verifyStatement(file, async () => keys.published);
  expect(verification).toEqual({ result: 'genuine', facts: factsOfMany(1000) });
});

test('P-15: statements that are ordered at the same time do not mix', async () => {
  const drawer = aDrawer();
  const counts = [1, 3, 2];
  const files = await Promise.all(counts.map((count) => drawer.draw(factsOfMany(count))));
  const found = await Promise.all(files.map((file) => verifyStatement(file, async () => keys.published)));
  expect(found.map((one) => ('facts' in one ? one.facts?.policies.length : null))).toEqual(counts);
});

test('S-6: a statement that cannot be drawn fails alone, and one whose thread ended too', async () => {
  const drawer = aDrawer();
  const broken = { ...factsOfMany(1), firm: { ...factsOfMany(1).firm, portal: 'no address' } };
  await expect(drawer.draw(broken)).rejects.toMatchObject({
    message: 'A statement could not be drawn',
    cause: { stack: expect.stringContaining('draw-statement.ts') },
  });
  const cut = drawer.draw(factsOfMany(1000));
  await Promise.all([expect(cut).rejects.toThrow('ended'), drawer.close()]);
  expect((await drawer.draw(factsOfMany(1))).length).toBeGreaterThan(1000);
});
