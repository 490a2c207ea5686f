import type { ExamplesOf } from '../example.ts';

export const inviteExamples: ExamplesOf<'invite'> = {
  'invite.view': { params: { code: 'INVITE-VALID-0001' }, answer: { data: { valid: true } } },
};
