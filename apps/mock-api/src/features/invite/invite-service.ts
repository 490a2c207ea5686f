import type { Database } from '@portal/prisma/client';
import { hashMailedCode } from '@portal/prisma/hash-mailed-code';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import { openCodes } from '../user-password/mailed-codes.ts';

type Deps = {
  database: Database;
  clock: Clock;
  /** See profile/profile.ts. */
  namesExpiredInvites: boolean;
};

export type Invites = ReturnType<typeof createInvites>;

type Invite = { firstName: string; surname: string; firmName: string | null };

/** Invites by mail. */
export function createInvites({ database, clock, namesExpiredInvites }: Deps) {
  return {
    /**
     * Who an open invite is for, and from which firm. INVITE_NOT_FOUND alike for unknown, used, replaced and malformed
     * codes, INVITE_EXPIRED for an open one that has expired. An open one takes one statement more, which shows nothing
     * to anyone but its holder (SEC-E10). Asking uses nothing up (SEC-E8).
     */
    find: async (code: string): Promise<Invite> => {
      const [invite, firm] = await Promise.all([
        database.mailedCode.findFirst({
          where: { codeHash: hashMailedCode(code), purpose: 'invite', ...openCodes },
          select: { expiresAt: true, client: { select: { firstName: true, surname: true } } },
        }),
        database.firm.findFirst({ select: { name: true } }),
      ]);
      if (!invite) throw new ApiError('INVITE_NOT_FOUND');
      if (invite.expiresAt <= clock.now())
        throw new ApiError(namesExpiredInvites ? 'INVITE_EXPIRED' : 'INVITE_NOT_FOUND');
      return { ...invite.client, firmName: firm?.name ?? null };
    },
  };
}
