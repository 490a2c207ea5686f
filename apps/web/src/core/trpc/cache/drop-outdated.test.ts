import { dehydrate } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { dropOutdated } from './drop-outdated.ts';
import { createQueryClient } from './query-client.ts';

type Changes = Parameters<typeof dropOutdated>[2];

const storedAt = Date.parse('2026-11-20T09:00:00Z');
const [before, after] = ['2026-11-20T08:59:59Z', '2026-11-20T09:00:01Z'];
const never = { policy: null, provider: null, dueDiligence: null, insight: null, firm: null, terms: null };

/** One stored answer of each part; valuations are answers of the policies. */
const stored = {
  policies: [['policies', 'list'], { type: 'query' }],
  valuations: [['policies', 'valuationGraph'], { input: { id: '17' }, type: 'query' }],
  providers: [['providers', 'byId'], { input: { id: '3' }, type: 'query' }],
  dueDiligence: [['dueDiligence', 'list'], { type: 'query' }],
  insights: [['insights', 'list'], { type: 'infinite' }],
};
const parts = Object.keys(stored);

/** What remains of the stored answers after this answer of the firm. */
async function leftAfter(sections: unknown) {
  const queryClient = createQueryClient();
  for (const [part, key] of Object.entries(stored))
    queryClient.setQueryData(key, part, { updatedAt: storedAt });
  await dropOutdated(queryClient, dehydrate(queryClient), { sections } as Changes);
  const answers = queryClient.getQueryCache().getAll();
  return answers.flatMap(({ state }) => (state.data === undefined ? [] : [state.data]));
}

const without = (...dropped: string[]) => parts.filter((part) => !dropped.includes(part));

test.each([
  ['policy', ['policies', 'valuations']],
  ['provider', ['providers']],
  ['dueDiligence', ['dueDiligence']],
  ['insight', ['insights']],
] as const)('API-28: a later moment of %s drops the stored %j and nothing else', async (section, dropped) => {
  expect(await leftAfter({ ...never, [section]: after })).toEqual(without(...dropped));
});

test.each([
  ['no sections', null],
  ['no moment in them', never],
  ['earlier moments', { ...never, policy: before, provider: before, dueDiligence: before, insight: before }],
  ['an invalid moment', { ...never, policy: 'yesterday' }],
])('API-28: %s, and everything stored stays', async (_what, sections) => {
  expect(await leftAfter(sections)).toEqual(parts);
});

test('API-28: what has been fetched since it was restored is not fetched a second time', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(stored.policies, 'old', { updatedAt: storedAt });
  const restored = dehydrate(queryClient);
  queryClient.setQueryData(stored.policies, 'new', { updatedAt: storedAt + 500 });
  await dropOutdated(queryClient, restored, { sections: { ...never, policy: after } });
  expect(queryClient.getQueryData(stored.policies)).toBe('new');
});
