import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxMail } from '@portal/contract/qa/outbox';
import type { CallQa } from './call-qa.ts';
import { QaError } from './qa-error.ts';

type OutboxQuery = {
  readonly to: string;
  readonly kind?: string;
  /**
   * The moment before which it was not sent, ISO 8601, by the clock of the mock: mails of earlier runs do not count.
   */
  readonly after?: string;
};

/** A mail is written down after the call that brought it about was answered. */
const POLL_MS = 50;
const DEADLINE_MS = 5000;

/** The mails that the mock would have sent. */
export function createOutboxDriver(call: CallQa) {
  const list = async (query: { to?: string; count?: number } = {}) =>
    (await call('outbox.list', { query })).mails;
  return {
    /** The latest first. */
    list,
    /** The latest mail to a client, of one kind if given; waits briefly for one that is being sent. */
    latest: async ({ to, ...wanted }: OutboxQuery): Promise<OutboxMail> => {
      const end = performance.now() + DEADLINE_MS;
      for (;;) {
        const mail = (await list({ to })).find((candidate) => isWanted(candidate, wanted));
        if (mail) return mail;
        if (performance.now() > end)
          throw new QaError(`There is no ${wanted.kind ?? ''} mail to ${to} in the outbox.`);
        await pause(POLL_MS);
      }
    },
    empty: async () => (await call('outbox.empty')).deleted,
  };
}

function isWanted(mail: OutboxMail, { kind, after }: Omit<OutboxQuery, 'to'>): boolean {
  return (kind === undefined || mail.kind === kind) && (after === undefined || mail.sent_at >= after);
}
