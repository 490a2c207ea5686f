import { INVITE_DAYS } from '@portal/contract/constants';
import { type CodePurpose, RESET_CODE_MINUTES } from '../features/user-password/mailed-codes.ts';
import type { MailTemplate } from './mail-template.ts';

type About = { givenName: string; portalName: string; url: string };

/** The mails whose link carries a code. */
export const codeMails: Record<CodePurpose, (about: About) => MailTemplate> = {
  password_reset: ({ givenName, portalName, url }) => ({
    kind: 'password_reset',
    subject: 'Set a new password',
    greeting: givenName,
    paragraphs: [
      `You, or someone who knows your email address, asked for a new password for ${portalName}.`,
      `The link below works once, within the next ${RESET_CODE_MINUTES} minutes. If you asked more than once, only the newest link works.`,
    ],
    action: { label: 'Set a new password', url },
    notes: [
      'If it was not you, there is nothing to do. Your password stays as it is, and it cannot be changed without this email.',
    ],
  }),
  invite: ({ givenName, portalName, url }) => ({
    kind: 'invite',
    subject: `Your invitation to ${portalName}`,
    greeting: givenName,
    paragraphs: [
      `Your account with ${portalName} is ready. There you can see your policies and what they are worth, read our research on providers, and write to your adviser.`,
      `Choose a password to begin. The link below works once, within the next ${INVITE_DAYS} days. If you have received several of these emails, only the link in the latest one works.`,
    ],
    action: { label: 'Choose a password', url },
    notes: [
      'If the link has expired, request a new password on the sign-in page, and we will send you another invitation.',
    ],
  }),
};
