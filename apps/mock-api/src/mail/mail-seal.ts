import { createTextSeal, derivedKey } from '../secrets.ts';
import type { Mail } from './mailer.ts';

export type MailContent = Pick<Mail, 'text' | 'html'>;

export type MailSeal = ReturnType<typeof createMailSeal>;

/** Encrypts the content of stored mails (SEC-E9), bound to the uuid of their mail. */
export function createMailSeal(secret: string) {
  const { seal, open } = createTextSeal(derivedKey(secret, 'outbox'));
  return {
    seal: (content: MailContent, uuid: string): string => seal(JSON.stringify(content), { binding: uuid }),
    /** Undefined when they were encrypted with another secret or for another mail, or altered. */
    open(sealed: string, uuid: string): MailContent | undefined {
      const opened = open(sealed, { binding: uuid });
      return opened === undefined ? undefined : (JSON.parse(opened) as MailContent);
    },
  };
}
