import type { Database } from '@portal/prisma/client';
import type { Random } from '../random.ts';

/**
 * A commit that leaves nothing behind, in place of one that only a client causes: what is done after an answer delays
 * the next one, which must not reveal whether there is a client (SEC-A9).
 */
export async function writeDecoy({ database, random }: { database: Database; random: Random }) {
  const key = random.uuid();
  await database.$transaction([
    database.rateCounter.create({ data: { key, count: 0, expiresAt: new Date(0) } }),
    database.rateCounter.deleteMany({ where: { key } }),
  ]);
}
