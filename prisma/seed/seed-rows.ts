import type { Prisma, Transaction } from '../client.ts';
import { insertBulk } from './insert-bulk.ts';

/** Rows of the seed by table; every part of the seed gives some of them. */
export type SeedRows = {
  provider: Prisma.ProviderCreateManyInput[];
  dueDiligence: Prisma.DueDiligenceCreateManyInput[];
  panelItem: Prisma.PanelItemCreateManyInput[];
  dueDiligenceReport: Prisma.DueDiligenceReportCreateManyInput[];
  reportSection: Prisma.ReportSectionCreateManyInput[];
  firm: Prisma.FirmCreateManyInput[];
  insightCategory: Prisma.InsightCategoryCreateManyInput[];
  insightAuthor: Prisma.InsightAuthorCreateManyInput[];
  insight: Prisma.InsightCreateManyInput[];
  termsVersion: Prisma.TermsVersionCreateManyInput[];
  supportReason: Prisma.SupportReasonCreateManyInput[];
  contentPage: Prisma.ContentPageCreateManyInput[];
  systemSection: Prisma.SystemSectionCreateManyInput[];
  adviser: Prisma.AdviserCreateManyInput[];
  client: Prisma.ClientCreateManyInput[];
  termsAcceptance: Prisma.TermsAcceptanceCreateManyInput[];
  mailedCode: Prisma.MailedCodeCreateManyInput[];
  device: Prisma.DeviceCreateManyInput[];
  securityEvent: Prisma.SecurityEventCreateManyInput[];
  recoveryCode: Prisma.RecoveryCodeCreateManyInput[];
  amendment: Prisma.AmendmentCreateManyInput[];
  insightLike: Prisma.InsightLikeCreateManyInput[];
  policy: Prisma.PolicyCreateManyInput[];
  policyOwner: Prisma.PolicyOwnerCreateManyInput[];
  contribution: Prisma.ContributionCreateManyInput[];
  withdrawal: Prisma.WithdrawalCreateManyInput[];
  charge: Prisma.ChargeCreateManyInput[];
  movement: Prisma.MovementCreateManyInput[];
  valuation: Prisma.ValuationCreateManyInput[];
  holding: Prisma.HoldingCreateManyInput[];
  notification: Prisma.NotificationCreateManyInput[];
  thread: Prisma.ThreadCreateManyInput[];
  message: Prisma.MessageCreateManyInput[];
  documentRequest: Prisma.DocumentRequestCreateManyInput[];
  document: Prisma.DocumentCreateManyInput[];
  messageAttachment: Prisma.MessageAttachmentCreateManyInput[];
};

type Table = keyof SeedRows;
type Inserts = { [T in Table]: (transaction: Transaction, data: SeedRows[T]) => Promise<unknown> };

/** How each table is filled, in an order in which no row points at one that is not there yet. */
const inserts: Inserts = {
  provider: (transaction, data) => transaction.provider.createMany({ data }),
  dueDiligence: (transaction, data) => transaction.dueDiligence.createMany({ data }),
  panelItem: (transaction, data) => transaction.panelItem.createMany({ data }),
  dueDiligenceReport: (transaction, data) => transaction.dueDiligenceReport.createMany({ data }),
  reportSection: (transaction, data) => transaction.reportSection.createMany({ data }),
  firm: (transaction, data) => transaction.firm.createMany({ data }),
  insightCategory: (transaction, data) => transaction.insightCategory.createMany({ data }),
  insightAuthor: (transaction, data) => transaction.insightAuthor.createMany({ data }),
  insight: (transaction, data) => transaction.insight.createMany({ data }),
  termsVersion: (transaction, data) => transaction.termsVersion.createMany({ data }),
  supportReason: (transaction, data) => transaction.supportReason.createMany({ data }),
  contentPage: (transaction, data) => transaction.contentPage.createMany({ data }),
  systemSection: (transaction, data) => transaction.systemSection.createMany({ data }),
  adviser: (transaction, data) => transaction.adviser.createMany({ data }),
  client: (transaction, data) => transaction.client.createMany({ data }),
  termsAcceptance: (transaction, data) => transaction.termsAcceptance.createMany({ data }),
  mailedCode: (transaction, data) => transaction.mailedCode.createMany({ data }),
  device: (transaction, data) => transaction.device.createMany({ data }),
  securityEvent: (transaction, data) => transaction.securityEvent.createMany({ data }),
  recoveryCode: (transaction, data) => transaction.recoveryCode.createMany({ data }),
  insightLike: (transaction, data) => transaction.insightLike.createMany({ data }),
  policy: (transaction, data) => insertBulk(transaction, 'policy', data),
  policyOwner: (transaction, data) => insertBulk(transaction, 'policy_owner', data),
  contribution: (transaction, data) => insertBulk(transaction, 'contribution', data),
  withdrawal: (transaction, data) => insertBulk(transaction, 'withdrawal', data),
  charge: (transaction, data) => insertBulk(transaction, 'charge', data),
  movement: (transaction, data) => insertBulk(transaction, 'movement', data),
  valuation: (transaction, data) => insertBulk(transaction, 'valuation', data),
  holding: (transaction, data) => insertBulk(transaction, 'holding', data),
  documentRequest: (transaction, data) => transaction.documentRequest.createMany({ data }),
  document: (transaction, data) => transaction.document.createMany({ data }),
  amendment: (transaction, data) => transaction.amendment.createMany({ data }),
  notification: (transaction, data) => transaction.notification.createMany({ data }),
  thread: (transaction, data) => transaction.thread.createMany({ data }),
  message: (transaction, data) => transaction.message.createMany({ data }),
  messageAttachment: (transaction, data) => transaction.messageAttachment.createMany({ data }),
};

const tables = Object.keys(inserts) as Table[];

/** The tables of the seed by their names in the database, in the order in which they are filled. */
export const seedTables: readonly string[] = tables.map((table) =>
  table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);

/** Puts the rows of several parts together, table by table. */
export function mergeRows(parts: readonly Partial<SeedRows>[]): SeedRows {
  return Object.fromEntries(
    tables.map((table) => [table, parts.flatMap((part): unknown[] => part[table] ?? [])]),
  ) as SeedRows;
}

/** Writes all rows. Give it a transaction: a fault then leaves nothing behind. */
export async function insertRows(transaction: Transaction, rows: SeedRows): Promise<void> {
  for (const table of tables) await insertTable(transaction, table, rows);
}

async function insertTable<T extends Table>(transaction: Transaction, table: T, rows: SeedRows) {
  await inserts[table](transaction, rows[table]);
}
