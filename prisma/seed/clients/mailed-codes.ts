import { INVITE_DAYS } from '@portal/contract/constants';
import { hashMailedCode } from '../../hash-mailed-code.ts';
import { seededInvites } from '../people.ts';
import type { SeedRows } from '../seed-rows.ts';
import { clientUuid } from './clients.ts';

const HOUR_MS = 3_600_000;

/** The seeded invites; each was sent as long before its end as invites live. */
export function mailedCodeRows(now: Date): Pick<SeedRows, 'mailedCode'> {
  return {
    mailedCode: seededInvites.map(({ code, email, validForHours }) => {
      const expiresAt = new Date(now.getTime() + validForHours * HOUR_MS);
      return {
        codeHash: hashMailedCode(code),
        clientUuid: clientUuid(email),
        purpose: 'invite',
        createdAt: new Date(expiresAt.getTime() - INVITE_DAYS * 24 * HOUR_MS),
        expiresAt,
      };
    }),
  };
}
