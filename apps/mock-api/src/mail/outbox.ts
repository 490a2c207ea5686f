import type { Database } from '@portal/prisma/client';
import type { Clock } from '../clock.ts';
import type { Random } from '../random.ts';
import { createMailSeal, type MailContent, type MailSeal } from './mail-seal.ts';
import type { Mail, Mailer } from './mailer.ts';

/** `secret` is that of the tokens, which the database does not hold. */
type Options = { database: Database; clock: Clock; random: Random; secret: string };

/** Codes in mails live two days at most; their mails are of no use for long after that. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/** A stored mail. Its text is missing when it was encrypted with another secret. */
export type OutboxMail = Pick<Mail, 'kind' | 'subject'> & {
  uuid: string;
  recipient: string;
  createdAt: Date;
  content: MailContent | undefined;
};

export type Outbox = Mailer & {
  /** The latest first, of one recipient or of all. */
  latest(query: OutboxQuery): Promise<OutboxMail[]>;
};

type OutboxQuery = { recipient?: string; count: number };

/**
 * Without a mail server, mails are stored in the database. SEC-E9: their text is sealed under a key made from the
 * secret, so that anyone who has only the file of the database reads no code (decision 0013).
 */
export function createOutbox({ secret, ...options }: Options): Outbox {
  const deps = { ...options, seal: createMailSeal(secret) };
  return { send: (mail) => write(deps, mail), latest: (query) => latest(deps, query) };
}

type Deps = Omit<Options, 'secret'> & { seal: MailSeal };

async function write({ database, clock, random, seal }: Deps, mail: Mail): Promise<void> {
  const { kind, subject, text, html } = mail;
  const createdAt = clock.now();
  const uuid = random.uuid();
  const sealedWords = seal.seal({ text, html }, uuid);
  const tooOld = { createdAt: { lt: new Date(createdAt.getTime() - KEPT_DAYS * DAY_MS) } };
  await database.$transaction([
    database.outboxMail.create({
      data: { uuid, recipient: mail.recipient.address, kind, subject, sealedWords, createdAt },
    }),
    database.outboxMail.deleteMany({ where: mail.isDecoy ? { uuid } : tooOld }),
  ]);
}

async function latest({ database, seal }: Deps, { recipient, count }: OutboxQuery): Promise<OutboxMail[]> {
  const rows = await database.outboxMail.findMany({
    where: recipient === undefined ? {} : { recipient },
    orderBy: { createdAt: 'desc' },
    take: count,
  });
  return rows.map(({ uuid, kind, subject, recipient: to, createdAt, sealedWords }) => {
    const content = seal.open(sealedWords, uuid);
    return { uuid, kind: kind as Mail['kind'], subject, recipient: to, createdAt, content };
  });
}
