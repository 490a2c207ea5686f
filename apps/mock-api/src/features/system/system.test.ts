import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { type FixedClock, fixedClock } from '../../test/fixed-clock.ts';
import { personOf } from '../../test/person.ts';
import { fullToken, passwordToken, tokenOf } from '../../test/sign-in.ts';
import { createSystemState, type Section } from './system-service.ts';

const hourMs = 3_600_000;

async function reader(clock?: FixedClock) {
  const mock = await buildTestApp(clock && { clock });
  const person = personOf(mock, await fullToken(mock, 'standard'));
  return { mock, read: () => person.read('system.cache') };
}

test('API-11: every part of the data says when it last changed', async () => {
  const { read } = await reader();
  const { version, sections } = await read();
  expect(version).toBe('1');
  expect(Object.keys(sections ?? {}).sort()).toEqual([
    'due_diligence',
    'firm',
    'insight',
    'policy',
    'provider',
    'terms',
  ]);
});

test.each(['policy', 'provider', 'due_diligence', 'insight', 'firm', 'terms'] satisfies Section[])(
  'API-11: a change of %s moves its moment and no other',
  async (section) => {
    const { mock, read } = await reader();
    const before = await read();
    mock.clock.advance(60_000);
    await createSystemState(mock).touch(mock.database, section);
    expect(await read()).toEqual({
      ...before,
      sections: { ...before.sections, [section]: '2026-03-02T10:01:00.000Z' },
    });
  },
);

test('API-11: an article that starts to show moves its part at that moment', async () => {
  const { mock, read } = await reader();
  const { id: _id, ...article } = await mock.database.insight.findFirstOrThrow();
  const publishedAt = new Date(mock.clock.now().getTime() + hourMs);
  await mock.database.insight.create({ data: { ...article, id: 'in-an-hour', publishedAt } });
  const before = await read();
  mock.clock.advance(hourMs);
  expect((await read()).sections).toEqual({ ...before.sections, insight: publishedAt.toISOString() });
});

test.each([
  ['2026-03-02T10:00:00Z', '2026-03-03', '2026-03-03T00:00:00.000Z'],
  ['2026-07-01T10:00:00Z', '2026-07-02', '2026-07-01T23:00:00.000Z'],
])(
  'API-11: terms that take effect move their part as that day begins in London: %s',
  async (start, effectiveFrom, moment) => {
    const { mock, read } = await reader(fixedClock(new Date(start)));
    const before = await read();
    const terms = { version: '5', title: 'Terms of use', html: '<p>Newer</p>', effectiveFrom };
    await mock.database.termsVersion.create({ data: terms });
    mock.clock.advance(24 * hourMs);
    const client = personOf(mock, await passwordToken(mock, 'standard'));
    const body = await client.read('terms.agree', { body: { version: '5' } });
    const { sections } = await personOf(mock, tokenOf({ body })).read('system.cache');
    expect(sections).toEqual({ ...before.sections, terms: moment });
  },
);
