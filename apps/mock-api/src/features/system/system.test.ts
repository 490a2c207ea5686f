import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { fullToken } from '../../test/sign-in.ts';

test('A11: each part of the data says when it last changed', async () => {
  const mock = await buildTestApp();
  const token = await fullToken(mock, 'standard');
  const read = async () => (await callsOf(mock).get('/v1/system/cache', { token })).body;
  const before = await read();
  expect(Object.keys(before.sections).sort()).toEqual([
    'due_diligence',
    'firm',
    'insight',
    'policy',
    'provider',
    'terms',
  ]);
  mock.clock.advance(60_000);
  await mock.database.systemSection.update({
    where: { section: 'insight' },
    data: { updatedAt: mock.clock.now() },
  });
  const after = await read();
  expect(after).toEqual({
    ...before,
    sections: { ...before.sections, insight: '2026-03-02T10:01:00.000Z' },
  });
});
