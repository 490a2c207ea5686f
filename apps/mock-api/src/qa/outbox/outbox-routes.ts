import type { OutboxMail as WireMail } from '@portal/contract/qa/outbox';
import { createOutbox, type OutboxMail } from '../../mail/outbox.ts';
import type { QaDeps, ServeQa } from '../qa-deps.ts';

const SHOWN = 50;

/** the mails that were written down, with the links to follow. */
export function outboxRoutes(serve: ServeQa, deps: QaDeps): void {
  const outbox = createOutbox({ ...deps, secret: deps.env.MOCK_TOKEN_SECRET });
  serve('outbox.list', async ({ query: { to, count = SHOWN } }) => {
    const mails = await outbox.latest({ count, ...(to !== undefined && { recipient: to }) });
    return { mails: mails.map(presentMail) };
  });
  serve('outbox.empty', async () => {
    const { count } = await deps.database.outboxMail.deleteMany();
    return { deleted: count };
  });
}

function presentMail({ uuid, recipient, kind, subject, createdAt, content }: OutboxMail): WireMail {
  return {
    uuid,
    to: recipient,
    kind,
    subject,
    sent_at: createdAt.toISOString(),
    text: content?.text ?? null,
    html: content?.html ?? null,
    links: [...new Set(content?.text.match(/https?:\/\/[^\s<>"]+/g))],
  };
}
