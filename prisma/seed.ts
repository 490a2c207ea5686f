import type { Database } from './client.ts';
import { adviserRows } from './seed/advisers.ts';
import { amendmentRows } from './seed/amendments.ts';
import { clientRows } from './seed/clients.ts';
import { contentRows } from './seed/content.ts';
import { deviceRows } from './seed/devices.ts';
import { dueDiligenceRows } from './seed/due-diligence.ts';
import { firmRows } from './seed/firm.ts';
import { insightRows } from './seed/insights.ts';
import { mailedCodeRows } from './seed/mailed-codes.ts';
import { messageRows } from './seed/messages.ts';
import { notificationRows } from './seed/notifications.ts';
import { policiesOfEverybody } from './seed/policies/policies-of-everybody.ts';
import { seedDays } from './seed/policies/seed-days.ts';
import { providerRows } from './seed/providers.ts';
import { insertRows, mergeRows, type SeedRows } from './seed/seed-rows.ts';
import { supportReasonRows } from './seed/support-reasons.ts';
import { systemSectionRows } from './seed/system-sections.ts';
import { termsRows } from './seed/terms.ts';

/** `now` is the seed's clock; `largePolicies` is how many policies large@ has, 1,000 by default. */
export type SeedOptions = { readonly now: Date; readonly largePolicies?: number };

const LARGE_POLICIES = 1_000;
const TIME_LIMIT_MS = 60_000;

/**
 * Fills an empty database with the seeded people and all that belongs to them: the same rows for the same `now`.
 * All or nothing: it throws, and leaves nothing behind, when the database has a client already or a row is refused.
 */
export async function seed(database: Database, options: SeedOptions): Promise<void> {
  const rows = await seedRows(options);
  await database.$transaction(
    async (transaction) => {
      if ((await transaction.client.count()) > 0 || (await transaction.provider.count()) > 0)
        throw new Error('The database is not empty: seed a fresh one, or delete its file first');
      await insertRows(transaction, rows);
    },
    { timeout: TIME_LIMIT_MS, maxWait: TIME_LIMIT_MS },
  );
}

/** Every row of the seed, by table. */
export async function seedRows({ now, largePolicies = LARGE_POLICIES }: SeedOptions): Promise<SeedRows> {
  const { today } = seedDays(now);
  return mergeRows([
    firmRows(),
    providerRows(today),
    ...dueDiligenceRows(today),
    termsRows(now),
    supportReasonRows(),
    contentRows(today),
    systemSectionRows(now),
    adviserRows(),
    await clientRows(now),
    mailedCodeRows(now),
    deviceRows(now),
    amendmentRows(now),
    insightRows(now),
    ...policiesOfEverybody(now, largePolicies),
    notificationRows(now),
    ...messageRows(now),
  ]);
}
