import { setTimeout as wait } from 'node:timers/promises';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';

/** Milliseconds before each further attempt. */
const PAUSES_MS = [1000, 5000, 20_000];

type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>;

type Deps = {
  mailer: Mailer;
  log: Log;
  /** Waits before another attempt; rejects when the signal says that the service stops. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/** Accepts mails, and sends them in the background. */
export type MailQueue = { send(mail: Mail): void; close(): Promise<void> };

/** A mail that cannot be sent is tried again a few times. Logs contain its kind, never the recipient (SEC-H4). */
export function createMailQueue({ mailer, log, pause = pauseUnlessStopped }: Deps): MailQueue {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function deliver(mail: Mail, [nextPause, ...later] = PAUSES_MS): Promise<void> {
    const { kind } = mail;
    try {
      await mailer.send(mail);
      if (!mail.isDecoy) log.info({ mail: kind }, 'mail sent');
    } catch (error) {
      const isLast = nextPause === undefined || error instanceof MailRefused;
      if (isLast) return log.error({ mail: kind, err: error }, 'mail given up');
      log.warn({ mail: kind, err: error }, 'mail not sent yet');
      await pause(nextPause, stopping.signal);
      await deliver(mail, later);
    }
  }

  return {
    send(mail) {
      const delivery = deliver(mail)
        .catch(() => log.error({ mail: mail.kind }, 'mail given up, as the service stops'))
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    /** Finishes mails that are being sent, and drops those that wait for another attempt. */
    async close() {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

function pauseUnlessStopped(milliseconds: number, signal: AbortSignal): Promise<void> {
  return wait(milliseconds, undefined, { signal, ref: false });
}
