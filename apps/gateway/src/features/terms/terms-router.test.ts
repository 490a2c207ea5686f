import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const agree = 'PUT /v1/user/terms/agree';

describe('terms', () => {
  const terms = {
    version: '3',
    title: 'Terms',
    text: '<p>x</p>',
    effective_from: '2026-01-01',
    changes_summary: null,
  };

  it('API-12: says what a client accepted, and when', async () => {
    const accepted = { terms_accepted: false, accepted_version: '2', accepted_at: '2025-01-01T09:00:00Z' };
    const answers = { 'GET /v1/user/terms': { ...terms, ...accepted } };
    const { caller } = buildCaller({ scope: 'terms', answers });
    expect(await caller.terms.mine()).toEqual({
      termsAccepted: false,
      acceptedVersion: '2',
      acceptedAt: '2025-01-01T09:00:00Z',
    });
  });

  it.each([
    [{ version: 3, text: '<p>x</p>' }, '3'],
    [{ version: '3', html: '<p>x</p>' }, '3'],
    [{ html: '<p>x</p>' }, null],
  ])('API-12: reads %j', async (answer, version) => {
    const { caller } = buildCaller({ answers: { 'GET /v1/terms': answer } });
    expect(await caller.terms.latest()).toMatchObject({ version, html: '<p>x</p>' });
  });

  it('API-12: a blank title is as if it were not there, and the version is as the firm writes it', async () => {
    const blank = { ...terms, version: ' 3', title: '', changes_summary: ' ' };
    const { caller } = buildCaller({ answers: { 'GET /v1/terms': blank } });
    expect(await caller.terms.latest()).toMatchObject({ version: ' 3', title: null, changesSummary: null });
  });

  it('API-12: terms without a text are a failure, since terms that cannot be read cannot be accepted', async () => {
    const { caller } = buildCaller({ answers: { 'GET /v1/terms': { version: '3', text: '' } } });
    expect((await failureOf(caller.terms.latest())).appCode).toBe('UPSTREAM_MALFORMED');
  });

  it.each([{}, { data: null }])('API-13: the answer %j steps up the current token', async (answer) => {
    const { caller, issued } = buildCaller({ scope: 'terms', answers: { [agree]: answer } });
    expect(await caller.terms.accept({ version: null })).toMatchObject({ scope: 'full' });
    expect(issued).toMatchObject([{ firmToken: 'firm-terms', sid: 'sid-terms' }]);
  });

  it('API-12: the latest are for anyone', async () => {
    const { caller } = buildCaller({ answers: { 'GET /v1/terms': terms } });
    expect(await caller.terms.latest()).toEqual({
      version: '3',
      title: 'Terms',
      html: '<p>x</p>',
      effectiveFrom: '2026-01-01',
      changesSummary: null,
    });
  });

  it('L-18: accepting them steps the token up', async () => {
    const answers = { [agree]: { data: { jwt: 'jwt.full.x', terms_accepted: true, version: '3' } } };
    const { caller, calls } = buildCaller({ scope: 'terms', answers });
    const answer = await caller.terms.accept({ version: '3' });
    expect(answer).toEqual({ token: 'session:full', scope: 'full', termsAccepted: true });
    expect(calls[0]).toMatchObject({ to: agree, token: 'firm-terms', input: { body: { version: '3' } } });
  });

  it('SEC-D2: an older version is a conflict', async () => {
    const { caller } = buildCaller({ scope: 'terms', answers: { [agree]: aRefusal(409, 'CONFLICT') } });
    expect((await failureOf(caller.terms.accept({ version: '2' }))).appCode).toBe('CONFLICT');
  });
});
