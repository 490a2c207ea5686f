import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';

const path = 'GET /v1/invite/INVITE-VALID-0001';

describe('an invite', () => {
  it('R-3: is good', async () => {
    const { caller } = buildCaller({ answers: { [path]: { data: { valid: true } } } });
    expect(await caller.invite.check({ code: 'INVITE-VALID-0001' })).toEqual({
      valid: true,
      name: null,
      firm: null,
    });
  });

  it('R-27: says who it is for and from which firm where the firm says so', async () => {
    const answer = { first_name: ' Noor', surname: 'Bellamy ', firm_name: 'Arkwright Pell' };
    const { caller } = buildCaller({ answers: { [path]: answer } });
    expect(await caller.invite.check({ code: 'INVITE-VALID-0001' })).toEqual({
      valid: true,
      name: 'Noor Bellamy',
      firm: 'Arkwright Pell',
    });
  });

  const gone = { call: 'GET /v1/invite/{code}', status: 410, code: 'GONE' };
  it.each([new UpstreamError('refused', 'Gone', gone), aRefusal(404, 'INVITE_EXPIRED')])(
    'R-3: has expired, where the firm says that (%#)',
    async (refusal) => {
      const { caller } = buildCaller({ answers: { [path]: refusal } });
      const failure = await failureOf(caller.invite.check({ code: 'INVITE-VALID-0001' }));
      expect(failure.appCode).toBe('INVITE_EXPIRED');
    },
  );

  it('R-3: is not found', async () => {
    const { caller } = buildCaller({ answers: { [path]: aRefusal(404, 'INVITE_NOT_FOUND') } });
    const failure = await failureOf(caller.invite.check({ code: 'INVITE-VALID-0001' }));
    expect(failure).toMatchObject({ appCode: 'INVITE_NOT_FOUND', message: 'Invite not found' });
  });

  it.each([false, { valid: false }, { data: { valid: false } }, { success: false }, { message: 'Invalid' }])(
    'R-3: is not found where a success says no: %j',
    async (answer) => {
      const { caller } = buildCaller({ answers: { [path]: answer } });
      const failure = await failureOf(caller.invite.check({ code: 'INVITE-VALID-0001' }));
      expect(failure).toMatchObject({ appCode: 'INVITE_NOT_FOUND', message: 'Invite not found' });
    },
  );

  it.each(['..', '../../user', 'a/b', 'a?b', ''])(
    'SEC-G2: %j is not a code and reaches no path',
    async (code) => {
      const { caller, calls } = buildCaller();
      expect((await failureOf(caller.invite.check({ code }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});
