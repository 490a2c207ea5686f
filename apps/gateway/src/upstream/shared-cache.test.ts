import type { Firm } from '@portal/contract/firm';
import { describe, expect, it } from 'vitest';
import { aRefusal, fakeUpstream } from '../test/fake-upstream.ts';
import { createSharedReads } from './shared-cache.ts';

const firm: Firm = { name: 'Pell', logo: null, bio: '', fca_number: '0', fca_registered_date: '2011-05-04' };

describe('answers that are the same for everybody', () => {
  it('are asked once for all who ask at the same time, and again within seconds not at all', async () => {
    const { calls, clientFor } = fakeUpstream({ 'GET /v1/firm': firm });
    const shared = createSharedReads();
    await Promise.all(['a', 'b', 'c'].map((token) => shared.firm(clientFor(token))));
    expect(await shared.firm(clientFor('d'))).toEqual(firm);
    expect(calls).toHaveLength(1);
  });

  it('are kept apart from each other', async () => {
    const { clientFor } = fakeUpstream({
      'GET /v1/insights/categories': { tax: 'Tax' },
      'GET /v1/insights/authors': { ann: 'Ann Bell' },
    });
    const shared = createSharedReads();
    expect(await shared.insightCategories(clientFor())).toEqual({ tax: 'Tax' });
    expect(await shared.insightAuthors(clientFor())).toEqual({ ann: 'Ann Bell' });
  });

  it('D1: a person whose own token is good is not refused because another was', async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return asked === 1 ? aRefusal(401, 'UNAUTHORIZED') : firm;
    };
    const { clientFor } = fakeUpstream({ 'GET /v1/firm': answer });
    const shared = createSharedReads();
    const [first, second] = await Promise.allSettled([
      shared.firm(clientFor('ended')),
      shared.firm(clientFor('good')),
    ]);
    expect([first.status, second.status]).toContain('fulfilled');
    expect(second).toMatchObject({ status: 'fulfilled', value: firm });
  });

  it('a failure is not kept', async () => {
    let asked = 0;
    const answer = () => {
      asked += 1;
      return asked === 1 ? aRefusal(503) : firm;
    };
    const { clientFor } = fakeUpstream({ 'GET /v1/firm': answer });
    const shared = createSharedReads();
    await expect(shared.firm(clientFor())).rejects.toMatchObject({ status: 503 });
    expect(await shared.firm(clientFor())).toEqual(firm);
  });
});
