import type { Firm } from '@portal/contract/v1/firm';
import { describe, expect, it } from 'vitest';
import { aRefusal, fakeUpstream } from '../../test/fake-upstream.ts';
import { createSharedReads } from './shared-reads.ts';

const firm: Firm = {
  name: 'Pell',
  logo: null,
  bio: '',
  fca_number: '0',
  fca_registered_date: '2011-05-04',
  phone: null,
  address: null,
};

describe('answers that are the same for all clients', () => {
  it('are fetched once for simultaneous callers, and not repeated within seconds', async () => {
    const { calls, clientFor } = fakeUpstream({ 'GET /v1/firm': firm });
    const shared = createSharedReads();
    await Promise.all(['a', 'b', 'c'].map((token) => shared.firm(clientFor(token))));
    expect(await shared.firm(clientFor('d'))).toEqual(firm);
    expect(calls.filter(({ to }) => to === 'GET /v1/firm')).toHaveLength(1);
  });

  it('are kept apart from each other', async () => {
    const { clientFor } = fakeUpstream({
      'GET /v1/insights/categories': { tax: 'Tax' },
      'GET /v1/insights/authors': { ann: 'Ann Bell' },
    });
    const shared = createSharedReads();
    expect(await shared.insightCategories(clientFor('a'))).toEqual({ tax: 'Tax' });
    expect(await shared.insightAuthors(clientFor('a'))).toEqual({ ann: 'Ann Bell' });
  });

  it.each([undefined, ''])('without a token (%j) are neither shared nor kept', async (token) => {
    const { calls, clientFor } = fakeUpstream({ 'GET /v1/firm': firm });
    const shared = createSharedReads();
    await shared.firm(clientFor('good'));
    await Promise.all([shared.firm(clientFor(token)), shared.firm(clientFor(token))]);
    const asked = calls.filter(({ to }) => to === 'GET /v1/firm');
    expect(asked.map((call) => call.token)).toEqual(['good', token, token]);
  });

  it('SEC-D1: a client with a valid token is not refused because another was', async () => {
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
    await expect(shared.firm(clientFor('a'))).rejects.toMatchObject({ status: 503 });
    expect(await shared.firm(clientFor('a'))).toEqual(firm);
  });
});

describe('SEC-D11, SEC-D32, SEC-D33: a shared answer for a token that the firm has ended', () => {
  const check = 'GET /v1/authentication/check';
  const standing = { status: 'authenticated', scope: 'full', terms_accepted: true };

  /** The firm's answers to checks by token; the shared answer is there already. */
  async function start(answers: Record<string, unknown>) {
    const { calls, clientFor } = fakeUpstream({ 'GET /v1/firm': firm, [check]: () => answers.next });
    const shared = createSharedReads();
    answers.next = standing;
    await shared.firm(clientFor('first'));
    const asked = () => calls.filter(({ to }) => to === check).length;
    return { read: (token: string) => shared.firm(clientFor(token)), asked };
  }

  it('is refused', async () => {
    const answers: Record<string, unknown> = {};
    const { read } = await start(answers);
    answers.next = aRefusal(401, 'UNAUTHORIZED');
    await expect(read('ended')).rejects.toMatchObject({ status: 401 });
  });

  it('SEC-D2: is refused when newer terms are in force', async () => {
    const answers: Record<string, unknown> = {};
    const { read } = await start(answers);
    answers.next = { ...standing, scope: 'terms', terms_accepted: false };
    await expect(read('behind')).rejects.toMatchObject({ code: 'TERMS_NOT_ACCEPTED' });
  });

  it('is given to everyone else; what one asks for in one moment is checked once', async () => {
    const { read, asked } = await start({});
    expect(await Promise.all([read('good'), read('good'), read('good')])).toEqual([firm, firm, firm]);
    expect(asked()).toBe(2);
    await read('good');
    expect(asked()).toBe(3);
  });

  it('is given when the firm cannot be asked', async () => {
    const answers: Record<string, unknown> = {};
    const { read } = await start(answers);
    answers.next = aRefusal(503);
    expect(await read('unknown')).toEqual(firm);
  });
});
