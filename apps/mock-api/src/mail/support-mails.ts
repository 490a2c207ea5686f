import type { MailTemplate } from './mail-template.ts';

export type SupportQuestion = {
  name: string;
  email: string;
  reason: string;
  message?: string | undefined;
  isKnown: boolean;
};

/** To the firm's own people. */
export function supportRequestMail({ name, email, reason, message, isKnown }: SupportQuestion): MailTemplate {
  return {
    kind: 'support_request',
    subject: `Support: ${reason}`,
    paragraphs: [
      `Name: ${name}\nAddress: ${email}\nReason: ${reason}`,
      ...(message ? [message] : []),
      isKnown
        ? 'A client has this address. That does not show who wrote: ask before you change anything.'
        : 'No client has this address.',
      'Replies to this email go to the address above.',
    ],
  };
}

/**
 * To the address given as the sender's. It is the same for every address, and says nothing that a stranger typed, who
 * may have named another client (SEC-A9).
 */
export function supportReceiptMail({ supportTime }: { supportTime: string }): MailTemplate {
  return {
    kind: 'support_receipt',
    subject: 'We have your message',
    paragraphs: [
      'Thank you for writing to us.',
      `If an account exists with this email address, we will contact you within ${supportTime}. If you urgently need to access your account for any reason, contact your adviser directly.`,
      'If you did not write to us, someone entered your email address by mistake, and there is nothing to do.',
    ],
  };
}
