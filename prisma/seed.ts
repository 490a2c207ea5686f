import type { Database } from './client.ts';
import type { DocumentStore } from './documents/store.ts';
import { adviserRows } from './seed/clients/advisers.ts';
import { amendmentRows } from './seed/clients/amendments.ts';
import { clientRows } from './seed/clients/clients.ts';
import { deviceRows } from './seed/clients/devices.ts';
import { mailedCodeRows } from './seed/clients/mailed-codes.ts';
import { securityHistoryRows } from './seed/clients/security-history.ts';
import { contentRows } from './seed/content.ts';
import { seedDays } from './seed/days.ts';
import { documentRows } from './seed/documents/document-rows.ts';
import { documentRequestRows } from './seed/documents/requests.ts';
import { firmRows } from './seed/firm.ts';
import { insightRows } from './seed/insights.ts';
import { attachmentRows, messageRows } from './seed/messages.ts';
import { notificationRows } from './seed/notifications.ts';
import { policiesOfEverybody } from './seed/policies/policies-of-everybody.ts';
import { providerRows } from './seed/providers.ts';
import { dueDiligenceRows } from './seed/reports/due-diligence.ts';
import { insertRows, mergeRows, type SeedRows } from './seed/seed-rows.ts';
import { supportReasonRows } from './seed/support-reasons.ts';
import { termsRows } from './seed/terms.ts';

/** `now` is the seed's clock; `largePolicies` is how many policies large@ has, 1,000 by default. */
export type SeedOptions = {
  readonly now: Date;
  readonly largePolicies?: number;
  /** Takes the files of documents. Without it nobody has a document, and a seed is made in half the time. */
  readonly documents?: Pick<DocumentStore, 'write'>;
};

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
export async function seedRows(options: SeedOptions): Promise<SeedRows> {
  const rows = await rowsWithoutDocuments(options);
  return options.documents ? await withDocuments(rows, options.now, options.documents) : rows;
}

/** Files are written before the rows that name them. */
async function withDocuments(
  rows: SeedRows,
  now: Date,
  documents: Pick<DocumentStore, 'write'>,
): Promise<SeedRows> {
  const { rows: document, files } = await documentRows(now, rows);
  for (const bytes of files) documents.write(bytes);
  return { ...rows, document, ...attachmentRows() };
}

async function rowsWithoutDocuments({ now, largePolicies = LARGE_POLICIES }: SeedOptions): Promise<SeedRows> {
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
    securityHistoryRows(now),
    documentRequestRows(now),
    amendmentRows(now),
    insightRows(now),
    ...policiesOfEverybody(now, largePolicies),
    notificationRows(now),
    ...messageRows(now),
  ]);
}

/** When each part of the data last changed (API-11): all of it now, because the seed has just written it. */
function systemSectionRows(now: Date): Pick<SeedRows, 'systemSection'> {
  const sections = ['policy', 'provider', 'due_diligence', 'insight', 'firm', 'terms'] as const;
  return { systemSection: sections.map((section) => ({ section, updatedAt: now })) };
}
