import type { EndpointRequest } from '@portal/contract/endpoint';
import type { publishTermsEndpoint } from '@portal/contract/qa/publish';
import { isoDay, londonDay } from '@portal/contract/shapes/calendar-day';
import type { Transaction } from '@portal/prisma/client';
import type { QaDeps } from '../qa-deps.ts';

type Input = EndpointRequest<typeof publishTermsEndpoint>['body'];

const DAY_MS = 86_400_000;

/** Publishes the version after the last, in force from today. */
export async function publishTerms({ database, clock, services }: QaDeps, input: Input) {
  const today = londonDay(clock.now());
  return await database.$transaction(async (transaction) => {
    const versions = await transaction.termsVersion.findMany({ select: { version: true } });
    const version = String(Math.max(0, ...versions.map((row) => Number.parseInt(row.version, 10) || 0)) + 1);
    await bringForward(transaction, today);
    await freeDay(transaction, today);
    await services.system.touch(transaction, 'terms');
    return await transaction.termsVersion.create({
      data: {
        version,
        title: input.title ?? 'Terms of use',
        html: input.html ?? textOf(version),
        effectiveFrom: today,
        changesSummary: input.changes_summary ?? 'We say more plainly how we keep your data.',
      },
    });
  });
}

/**
 * What was published while the clock was ahead takes effect now, or it would replace the last version when its day
 * came.
 */
async function bringForward(transaction: Transaction, today: string): Promise<void> {
  const ahead = { where: { effectiveFrom: { gt: today } }, orderBy: { effectiveFrom: 'asc' } } as const;
  for (const { version } of await transaction.termsVersion.findMany(ahead)) {
    await freeDay(transaction, today);
    await transaction.termsVersion.update({ where: { version }, data: { effectiveFrom: today } });
  }
}

/** A day has one version: what was published earlier today moves a day back, and so does what is there already. */
async function freeDay(transaction: Transaction, day: string): Promise<void> {
  const taken = await transaction.termsVersion.findUnique({ where: { effectiveFrom: day } });
  if (!taken) return;
  const before = isoDay(new Date(new Date(day).getTime() - DAY_MS));
  await freeDay(transaction, before);
  await transaction.termsVersion.update({
    where: { version: taken.version },
    data: { effectiveFrom: before },
  });
}

function textOf(version: string): string {
  return `<h2>Version ${version}</h2><p>These terms replace the ones before them. They were published to try the portal.</p>`;
}
