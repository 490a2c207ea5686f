import { hashMailedCode } from '@portal/prisma/hash-mailed-code';
import { type CodePurpose, makeMailedCode } from '../../features/user-password/mailed-codes.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';

/** L-6, L-7, R-3, R-4: codes that come by mail. */
export const mailScenarios = {
  'invite-valid': {
    about: 'A person was invited, and the mail waits in the outbox.',
    person: 'invited@portal.example.com',
    expect:
      'Open the link of the mail: the portal asks for a new password. Signing in with it then leads through the set-up of an authenticator app and the terms to the policies. The link works once.',
    arrange: async (context) => ({ portalPath: `/invite/${await sendCode(context, 'invite')}` }),
  },
  'invite-expired': {
    about: 'A person was invited longer ago than an invitation lasts.',
    person: 'invited-late@portal.example.com',
    expect:
      'Open the link of the mail: the portal says that the invitation has expired, and leads to another link. In the specification profile it says "Invite not found".',
    arrange: async (context) => {
      const code = await sendCode(context, 'invite');
      await context.database.mailedCode.update({
        where: { codeHash: hashMailedCode(code) },
        data: { expiresAt: context.clock.now() },
      });
      return { portalPath: `/invite/${code}` };
    },
  },
  'reset-mail-waiting': {
    about: 'A client asked for a new password, and the mail waits in the outbox.',
    person: 'standard@portal.example.com',
    expect:
      'Open the link of the mail and set another password: from then on it signs in, and the old one does not. The link works once, for an hour.',
    arrange: async (context) => ({
      portalPath: `/password-reset/${await sendCode(context, 'password_reset')}`,
    }),
  },
} as const satisfies Record<string, Scenario>;

/** The code of the mail that is sent. */
async function sendCode(context: ScenarioContext, purpose: CodePurpose): Promise<string> {
  const code = await makeMailedCode(context, context.person.uuid, purpose);
  context.services.alerts.sendCode(context.person.uuid, purpose, code);
  return code;
}
