import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import type { Mailer } from '../../mailer.ts';
import type { Random } from '../../random.ts';

type Parts = { database: Database; clock: Clock; random: Random };

/** The mock sends no mail: it writes down that it would have, without the code (security E2). */
export function createOutbox({ database, clock, random }: Parts): Mailer {
  return {
    send: async ({ recipient, kind, subject, body }) => {
      const createdAt = clock.now();
      await database.outboxMail.create({
        data: { uuid: random.uuid(), recipient, kind, subject, body, createdAt },
      });
    },
  };
}
