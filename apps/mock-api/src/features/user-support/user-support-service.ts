import { normaliseEmail } from '@portal/contract/shapes/email-rule';
import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../clock.ts';
import { invalidField, keyReused } from '../../http/api-error.ts';
import type { Background } from '../../http/server/background.ts';
import type { MailLimits } from '../../mail/mail-limits.ts';
import type { SecurityAlerts } from '../../mail/security-alerts.ts';
import type { Random } from '../../random.ts';

type Deps = {
  database: Database;
  clock: Clock;
  random: Random;
  background: Background;
  mailLimits: MailLimits;
  alerts: SecurityAlerts;
};
type Request = { name: string; email: string; reason: string; message?: string | undefined };
type SupportInput = Request & {
  /** Identifies one submission of the form, however often it is sent. */
  key: string | undefined;
};

/** How long a key belongs to its first request. */
const KEY_LIFE_MS = 86_400_000;

export type Support = ReturnType<typeof createSupport>;

/** Requests to the support team. */
export function createSupport(deps: Deps) {
  return {
    reasons: () => reasons(deps),
    /**
     * SEC-A14: does the same work for every address, known or not, and makes the mails after the answer. VALIDATION for
     * a reason that is not of the list (SEC-E14), and for a key that was used for another request.
     */
    contact: (input: SupportInput) => contact(deps, input),
  };
}

async function reasons({ database }: Deps): Promise<string[]> {
  const rows = await database.supportReason.findMany({ orderBy: { position: 'asc' } });
  return rows.map(({ reason }) => reason);
}

async function contact(deps: Deps, { key, ...request }: SupportInput): Promise<void> {
  if (!(await reasons(deps)).includes(request.reason))
    throw invalidField('reason', 'unknown_reason', 'Please select a reason');
  const client = await deps.database.client.findUnique({
    where: { email: normaliseEmail(request.email) },
    select: { uuid: true },
  });
  const isFirst = await keep(deps, { ...request, key, clientUuid: client?.uuid ?? null });
  if (!isFirst) return requireSame(deps, request, key);
  deps.background(async () => {
    const isReceiptDue = await deps.mailLimits.take('support', request.email);
    deps.alerts.supportAsked({ ...request, isKnown: client !== null }, isReceiptDue);
  });
}

/** One statement, so that one of several concurrent calls succeeds (SEC-I7). False when the key has been used. */
async function keep(
  { database, clock, random }: Deps,
  request: SupportInput & { clientUuid: string | null },
) {
  const { clientUuid, name, email, reason, message = null, key = null } = request;
  const now = clock.now();
  const tooOld = new Date(now.getTime() - KEY_LIFE_MS);
  await database.$executeRaw`
    UPDATE support_request SET idempotency_key = NULL WHERE idempotency_key = ${key} AND created_at <= ${tooOld}`;
  const kept = await database.$executeRaw`
    INSERT INTO support_request (uuid, client_uuid, name, email, reason, message, idempotency_key, created_at)
    VALUES (${random.uuid()}, ${clientUuid}, ${name}, ${email}, ${reason}, ${message}, ${key}, ${now})
    ON CONFLICT (idempotency_key) DO NOTHING`;
  return kept === 1;
}

/** The same again is answered as the first time. */
async function requireSame({ database }: Deps, request: Request, key = ''): Promise<void> {
  const first = await database.supportRequest.findUnique({
    where: { idempotencyKey: key },
    select: { name: true, email: true, reason: true, message: true },
  });
  const { name, email, reason, message = null } = request;
  const isSame = first?.name === name && first.email === email;
  if (!isSame || first.reason !== reason || first.message !== message) throw keyReused();
}
