import { normaliseEmail } from '@portal/contract/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Random } from '../../random.ts';

type Parts = { database: Database; clock: Clock; random: Random };
type Request = { name: string; email: string; reason: string };

export type Support = ReturnType<typeof createSupport>;

/** Requests to the support team. */
export function createSupport(parts: Parts) {
  return {
    reasons: () => reasons(parts),
    /** Does the same work for every address, known or not (security A4). VALIDATION for a reason that is not of the list (security E6). */
    contact: (request: Request) => contact(parts, request),
  };
}

async function reasons({ database }: Parts): Promise<string[]> {
  const rows = await database.supportReason.findMany({ orderBy: { position: 'asc' } });
  return rows.map(({ reason }) => reason);
}

async function contact(parts: Parts, { name, email, reason }: Request): Promise<void> {
  const { database, clock, random } = parts;
  if (!(await reasons(parts)).includes(reason))
    throw new ApiError('VALIDATION', {
      fields: [{ field: 'reason', code: 'unknown_reason', message: 'Please select a reason' }],
    });
  const client = await database.client.findUnique({
    where: { email: normaliseEmail(email) },
    select: { uuid: true },
  });
  await database.supportRequest.create({
    data: {
      uuid: random.uuid(),
      clientUuid: client?.uuid ?? null,
      name,
      email,
      reason,
      createdAt: clock.now(),
    },
  });
}
