import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import { systemClock } from '@portal/mock-api/clock';
import { createOutbox, type OutboxMail } from '@portal/mock-api/outbox';
import { systemRandom } from '@portal/mock-api/random';
import { openDatabase } from '@portal/prisma/client';

const SHOWN = 5;
const rule = '─'.repeat(78);

type OutboxOptions = { databaseUrl: string; secret: string; recipient: string | undefined };

/** The latest mails of the mock's outbox as text, the newest last, just above the prompt. */
export async function readOutbox({ databaseUrl, secret, recipient }: OutboxOptions): Promise<string[]> {
  const database = openDatabase(databaseUrl);
  try {
    const outbox = createOutbox({ database, clock: systemClock, random: systemRandom, secret });
    const mails = await outbox.latest({
      ...(recipient && { recipient: normaliseEmail(recipient) }),
      count: SHOWN,
    });
    return mails.toReversed().map(describe);
  } finally {
    await database.$disconnect();
  }
}

function describe({ createdAt, recipient, subject, content }: OutboxMail): string {
  const text =
    content?.text ??
    'The text of this mail was encrypted with another MOCK_TOKEN_SECRET and cannot be read.\n';
  return `${rule}\n${createdAt.toISOString()}  to ${recipient}\n${subject}\n\n${text}`;
}
