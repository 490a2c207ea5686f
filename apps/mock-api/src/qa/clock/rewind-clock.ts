import { CODE_PERIOD_SECONDS, LOCKOUT_MINUTES, RESEND_DELAY_SECONDS } from '@portal/contract/constants';
import type { Database } from '@portal/prisma/client';

/**
 * After the clock went back: ends sessions, locks, counts, mailed codes and used one-time codes that started later than
 * now, which would otherwise keep clients out, or let them in, for as long as the clock was ahead; a set-up starts now.
 * What was used or changed later than now was so now. Published content stays, with its dates.
 */
export async function rewindClock(database: Database, now: Date): Promise<void> {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const lockEndsTooLate = { gt: later(LOCKOUT_MINUTES * 60) };
  const open = { failedLoginCount: 0, failedUnlockCount: 0, lockedUntil: null };
  const nextStep = Math.floor(now.getTime() / 1000 / CODE_PERIOD_SECONDS) + 1;
  await database.$transaction([
    database.issuedToken.deleteMany({ where: { issuedAt: { gt: now } } }),
    database.mailedCode.deleteMany({ where: { createdAt: { gt: now } } }),
    database.client.updateMany({ where: { lockedUntil: lockEndsTooLate }, data: open }),
    database.device.updateMany({ where: { lockedUntil: lockEndsTooLate }, data: open }),
    database.shadowLogin.updateMany({ where: { lockedUntil: lockEndsTooLate }, data: open }),
    database.client.updateMany({
      where: { codeLockedUntil: lockEndsTooLate },
      data: { failedCodeCount: 0, codeLockedUntil: null },
    }),
    database.client.updateMany({ where: { lastTotpStep: { gt: nextStep } }, data: { lastTotpStep: null } }),
    database.client.updateMany({
      where: { pendingTotpSince: { gt: now } },
      data: { pendingTotpSince: now },
    }),
    database.client.updateMany({ where: { lastSignInAt: { gt: now } }, data: { lastSignInAt: null } }),
    database.client.updateMany({
      where: { previousSignInAt: { gt: now } },
      data: { previousSignInAt: null },
    }),
    ...momentsToNow(database, now),
    database.rateCounter.deleteMany({ where: { expiresAt: { gt: later(RESEND_DELAY_SECONDS) } } }),
  ]);
}

/** Moments that a client or a browser compares with now. */
function momentsToNow({ signInSession, device, systemSection }: Database, now: Date) {
  const isLater = { gt: now };
  return [
    signInSession.updateMany({ where: { startedAt: isLater }, data: { startedAt: now } }),
    signInSession.updateMany({ where: { lastUsedAt: isLater }, data: { lastUsedAt: now } }),
    device.updateMany({ where: { createdAt: isLater }, data: { createdAt: now } }),
    device.updateMany({ where: { lastSeenAt: isLater }, data: { lastSeenAt: now } }),
    systemSection.updateMany({ where: { updatedAt: isLater }, data: { updatedAt: now } }),
  ];
}
