import { initTRPC } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../router.ts';
import { createOutputCheck, listed } from './outputs.ts';

const t = initTRPC.create();
const part = z.object({ id: z.string() });
const router = t.router({
  things: t.procedure
    .output(
      listed(
        z.object({ items: z.array(part), first: part.nullable(), names: z.record(z.string(), z.string()) }),
      ),
    )
    .query(() => ({ items: [], first: null, names: {} })),
  unlisted: t.procedure.query(() => 'x'),
});
const check = createOutputCheck(router);
const good = { items: [{ id: '1' }], first: null, names: { a: 'A' } };

describe('SEC-F8: a result is held to the schema of its procedure', () => {
  it('passes where it has the listed fields', () => {
    expect(() => check('things', good)).not.toThrow();
  });

  it.each([
    ['things.extra', { ...good, extra: undefined }],
    ['things.items.0.extra', { ...good, items: [{ id: '1', extra: 1 }] }],
    ['things.first.extra', { ...good, first: { id: '1', extra: { deep: true } } }],
  ])('is refused where it has more: %s', (path, result) => {
    expect(() => check('things', result)).toThrow(path);
  });

  it('is refused where a field is missing or wrong', () => {
    expect(() => check('things', { ...good, items: [{}] })).toThrow();
    expect(() => check('things', { ...good, names: { a: 1 } })).toThrow();
  });

  it('is refused where the procedure lists nothing', () => {
    expect(() => check('unlisted', 'x')).toThrow('unlisted does not say');
  });

  it('every procedure of the portal lists its result', () => {
    const procedures: Record<string, { _def: { output?: object } }> = appRouter._def.procedures as never;
    const without = Object.entries(procedures).filter(([, { _def }]) => !('lists' in (_def.output ?? {})));
    expect(without.map(([name]) => name)).toEqual([]);
  });
});
