import type { Mail, Mailer, MailKind } from '../mail/mailer.ts';

export type Mailbox = Mailer & {
  /** The next unread mail of a kind; waits until it arrives, so that tests need no timers. */
  next(kind: MailKind): Promise<Mail>;
  /** The code in the link of the next such mail. */
  nextCode(kind: 'password_reset' | 'invite'): Promise<string>;
  /** What has arrived and was not taken. */
  waiting(): readonly Mail[];
};

/** Takes mails in the order they come. */
export function createMailbox(): Mailbox {
  const takers: { kind: MailKind; take: (mail: Mail) => void }[] = [];
  const arrived: Mail[] = [];
  const next = async (kind: MailKind) => {
    const at = arrived.findIndex((mail) => mail.kind === kind);
    const [mail] = at < 0 ? [] : arrived.splice(at, 1);
    return mail ?? (await new Promise<Mail>((take) => takers.push({ kind, take })));
  };
  return {
    send: async (mail) => {
      if (mail.isDecoy) return;
      const at = takers.findIndex(({ kind }) => kind === mail.kind);
      const [taker] = at < 0 ? [] : takers.splice(at, 1);
      if (taker) taker.take(mail);
      else arrived.push(mail);
    },
    next,
    nextCode: async (kind) => codeIn(await next(kind)),
    waiting: () => arrived,
  };
}

/** The code that the link of a mail carries. */
export function codeIn({ text }: Pick<Mail, 'text'>): string {
  const code = /\/(?:invite|password-reset)\/([\w-]+)/.exec(text)?.[1];
  if (code === undefined) throw new Error('This mail has no link with a code');
  return code;
}
