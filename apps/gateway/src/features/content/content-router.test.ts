import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';

const page = { id: 'complaints', title: 'Complaints', html: '<p>Write to us.</p>', updated_on: '2026-01-31' };

describe('pages of the firm', () => {
  it('P-10: are listed without their text', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/content': { items: [page] } } });
    expect(await caller.content.list()).toEqual({
      offered: true,
      unreadable: 0,
      pages: [{ id: 'complaints', title: 'Complaints', updatedOn: '2026-01-31' }],
    });
  });

  it('P-10: are read one by one, with their text', async () => {
    const { caller } = buildCaller({ scope: 'full', answers: { 'GET /v1/content/complaints': page } });
    expect(await caller.content.byId({ id: 'complaints' })).toEqual({
      id: 'complaints',
      title: 'Complaints',
      html: '<p>Write to us.</p>',
      updatedOn: '2026-01-31',
    });
  });

  it('SEC-G2: an invalid id reaches no path', async () => {
    const { caller, calls } = buildCaller({ scope: 'full' });
    expect((await failureOf(caller.content.byId({ id: '../user' }))).appCode).toBe('VALIDATION');
    expect(calls).toEqual([]);
  });
});
