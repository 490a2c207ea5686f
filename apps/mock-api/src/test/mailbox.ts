import type { Mail, Mailer } from '../mailer.ts';

/** Takes mails in the order they come; `next` waits for one, so that tests need not wait for time to pass. */
export function createMailbox(): Mailer & { next(): Promise<Mail> } {
  const waiting: ((mail: Mail) => void)[] = [];
  const arrived: Mail[] = [];
  return {
    send: async (mail) => {
      const taker = waiting.shift();
      if (taker) taker(mail);
      else arrived.push(mail);
    },
    next: async () => arrived.shift() ?? (await new Promise<Mail>((resolve) => waiting.push(resolve))),
  };
}
