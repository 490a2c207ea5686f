import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const agree = 'PUT /v1/user/terms/agree';

describe('terms', () => {
  const terms = {
    version: '3',
    title: 'Terms',
    html: '<p>x</p>',
    effective_from: '2026-01-01',
    changes_summary: null,
  };

  it('A12: what a person accepted stands beside the latest', async () => {
    const own = {
      terms_accepted: false,
      accepted_version: '2',
      accepted_at: '2025-01-01T09:00:00Z',
      latest: terms,
    };
    const { caller } = buildCaller({ scope: 'terms', answers: { 'GET /v1/user/terms': own } });
    expect(await caller.terms.mine()).toMatchObject({
      termsAccepted: false,
      acceptedVersion: '2',
      acceptedAt: '2025-01-01T09:00:00Z',
      latest: { version: '3', effectiveFrom: '2026-01-01' },
    });
  });

  it('A12: the latest are for anybody', async () => {
    const { caller } = buildCaller({ answers: { 'GET /v1/terms': terms } });
    expect(await caller.terms.latest()).toEqual({
      version: '3',
      title: 'Terms',
      html: '<p>x</p>',
      effectiveFrom: '2026-01-01',
      changesSummary: null,
    });
  });

  it('L18: accepting them steps the token up', async () => {
    const answers = { [agree]: { data: { jwt: 'jwt.full.x', terms_accepted: true, version: '3' } } };
    const { caller, calls } = buildCaller({ scope: 'terms', answers });
    const answer = await caller.terms.accept({ version: '3' });
    expect(answer).toEqual({ token: 'session:full', scope: 'full', termsAccepted: true });
    expect(calls[0]).toMatchObject({ to: agree, token: 'firm-terms', input: { body: { version: '3' } } });
  });

  it('D2: an older version is a conflict', async () => {
    const { caller } = buildCaller({ scope: 'terms', answers: { [agree]: aRefusal(409, 'CONFLICT') } });
    expect((await failureOf(caller.terms.accept({ version: '2' }))).appCode).toBe('CONFLICT');
  });
});
