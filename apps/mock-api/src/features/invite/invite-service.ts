import type { Database } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/mailed-code';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';

type Deps = { database: Database; clock: Clock };

export type Invites = ReturnType<typeof createInvites>;

/** Invites by mail. */
export function createInvites({ database, clock }: Deps) {
  return {
    /** INVITE_NOT_FOUND alike for unknown, used, replaced and expired codes; asking uses nothing up (SEC-E3, SEC-E4). */
    requireGood: async (code: string): Promise<void> => {
      const count = await database.mailedCode.count({
        where: {
          codeHash: hashMailedCode(code),
          purpose: 'invite',
          usedAt: null,
          voidedAt: null,
          expiresAt: { gt: clock.now() },
          client: { disabledAt: null },
        },
      });
      if (count === 0) throw new ApiError('INVITE_NOT_FOUND');
    },
  };
}
