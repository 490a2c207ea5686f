import { seedPassword } from '@portal/prisma/seed/people';
import { expect, vi } from 'vitest';
import type { QaApp } from '../../test/build-qa-app.ts';
import { personOf } from '../../test/person.ts';
import { seeEach } from '../../test/see-scenario.ts';
import { tryPassword } from '../../test/sign-in.ts';
import { mailScenarios } from './mail-scenarios.ts';

const newPassword = 'Another-Pass-2026!!';

const patience = { timeout: 10_000 };

/** The latest mail to a client has the link that opens the portal. */
async function expectMail(
  { qa }: QaApp,
  { person, portal_path: path }: { person: string; portal_path: string },
) {
  await vi.waitFor(async () => {
    const { mails } = await qa.read('outbox.list', { query: { to: person } });
    expect(mails[0]?.links).toContain(`http://localhost:8080${path}`);
  }, patience);
}

const codeIn = (path: string) => path.split('/').at(-1) ?? '';

seeEach(mailScenarios, {
  'invite-valid': async (mock, outcome) => {
    await expectMail(mock, outcome);
    expect(outcome.password).toBeNull();
    await personOf(mock).read('invite.view', { params: { code: codeIn(outcome.portal_path) } });
  },
  'invite-expired': async (mock, outcome) => {
    await expectMail(mock, outcome);
    const refused = await personOf(mock).refused('invite.view', {
      params: { code: codeIn(outcome.portal_path) },
    });
    expect(refused).toMatchObject({ status: 410, code: 'INVITE_EXPIRED' });
  },
  'reset-mail-waiting': async (mock, outcome) => {
    await expectMail(mock, outcome);
    await personOf(mock).read('user.setPassword', {
      body: {
        LoginForm: { password: newPassword, repeat_password: newPassword, code: codeIn(outcome.portal_path) },
      },
    });
    const signIn = (password: string) => tryPassword(mock, outcome.person, { password });
    expect([(await signIn(newPassword)).status, (await signIn(seedPassword)).status]).toEqual([200, 401]);
  },
});
