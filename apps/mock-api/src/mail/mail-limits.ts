import { RESEND_DELAY_SECONDS } from '@portal/contract/constants';
import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../clock.ts';
import type { AddressKey } from '../features/authentication/attempts/unknown-address-counts.ts';

type Deps = { database: Database; clock: Clock; addressKey: AddressKey };

const kinds = ['reset', 'support'] as const;

export type MailLimits = ReturnType<typeof createMailLimits>;

/**
 * SEC-E6: limits an address to one mail of a kind a minute, for every caller and whether or not it is known. The
 * gateway counts both calls as attempts to sign in (SEC-B3: user-router.ts).
 */
export function createMailLimits({ database, clock, addressKey }: Deps) {
  return {
    /** False when the address had its mail within the last minute. */
    take: async (kind: (typeof kinds)[number], email: string): Promise<boolean> => {
      const now = clock.now();
      const key = `${kind} ${addressKey(normaliseEmail(email))}`;
      const end = new Date(now.getTime() + RESEND_DELAY_SECONDS * 1000);
      await database.rateCounter.deleteMany({ where: { expiresAt: { lte: now } } });
      const taken = await database.$executeRaw`
        INSERT INTO rate_counter (key, count, expires_at) VALUES (${key}, 1, ${end})
        ON CONFLICT (key) DO NOTHING`;
      return taken === 1;
    },
    /** Lets the address receive mails again at once. */
    giveBack: async (email: string): Promise<void> => {
      const hash = addressKey(normaliseEmail(email));
      const keys = kinds.map((kind) => `${kind} ${hash}`);
      await database.rateCounter.deleteMany({ where: { key: { in: keys } } });
    },
  };
}
