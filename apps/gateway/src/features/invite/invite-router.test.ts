import { describe, expect, it } from 'vitest';
import { buildCaller, failureOf } from '../../test/build-caller.ts';
import { aRefusal } from '../../test/fake-upstream.ts';

const path = 'GET /v1/invite/INVITE-VALID-0001';

describe('an invite', () => {
  it('R-3: is good', async () => {
    const { caller } = buildCaller({ answers: { [path]: { data: { valid: true } } } });
    expect(await caller.invite.check({ code: 'INVITE-VALID-0001' })).toEqual({ valid: true });
  });

  it('R-3: is not found', async () => {
    const { caller } = buildCaller({ answers: { [path]: aRefusal(404, 'INVITE_NOT_FOUND') } });
    const failure = await failureOf(caller.invite.check({ code: 'INVITE-VALID-0001' }));
    expect(failure).toMatchObject({ appCode: 'INVITE_NOT_FOUND', message: 'Invite not found' });
  });

  it.each(['..', '../../user', 'a/b', 'a?b', ''])(
    'SEC-G2: %j is no code and reaches no path',
    async (code) => {
      const { caller, calls } = buildCaller();
      expect((await failureOf(caller.invite.check({ code }))).appCode).toBe('VALIDATION');
      expect(calls).toEqual([]);
    },
  );
});
