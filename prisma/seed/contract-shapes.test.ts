import { amendmentSchema, clientSchema } from '@portal/contract/v1/client';
import { contentPageSchema } from '@portal/contract/v1/content';
import { documentKinds, documentRequestSchema, documentSchema } from '@portal/contract/v1/documents';
import {
  dueDiligenceReportSchema,
  dueDiligenceSchema,
  panelItemSchema,
  reportSectionSchema,
} from '@portal/contract/v1/due-diligence';
import { firmSchema } from '@portal/contract/v1/firm';
import { insightSchema } from '@portal/contract/v1/insights';
import { messageSchema, threadSchema } from '@portal/contract/v1/messages';
import { notificationSchema } from '@portal/contract/v1/notifications';
import { ownerSchema, policySchema } from '@portal/contract/v1/policies';
import { detailsKindOf, planTypeSchema } from '@portal/contract/v1/policy-details';
import { providerSchema } from '@portal/contract/v1/providers';
import { termsSchema } from '@portal/contract/v1/terms';
import { holdingSchema, movementSchema, valuationSchema } from '@portal/contract/v1/valuation';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Prisma } from '../client.ts';
import { seed } from '../seed.ts';
import { type FreshDatabase, freshDatabase } from '../test/fresh-database.ts';

// It seeds a database: a busy machine needs longer than the usual five seconds.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = freshDatabase();
  database = fresh.database;
  await seed(database, {
    now: new Date('2026-11-21T12:00:00.000Z'),
    largePolicies: 100,
    documents: { write: () => '' },
  });
});
afterAll(() => fresh.remove());

const anyLink = { href: '/v1/anything' };

/** A row as the wire spells it: snake_case, numbers for pence, text for moments. Links are the mock's work. */
function onTheWire(row: object): Record<string, unknown> {
  const entries = Object.entries(row).map(([key, value]) => [
    key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    wireValue(value),
  ]);
  const links = ['self', 'panel', 'provider', 'report', 'due-diligence', 'my-policies', 'firm'];
  const valuationLinks = ['valuation-latest', 'valuation-graph'];
  return {
    ...Object.fromEntries(entries),
    _links: Object.fromEntries([...links, ...valuationLinks].map((relation) => [relation, anyLink])),
  };
}

function wireValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wireValue);
  return typeof value === 'object' && value !== null ? onTheWire(value) : value;
}

type Schema = { readonly shape: object; parse(value: unknown): unknown };

/**
 * Reads a record of the seed, which must hold every field that the contract names: a missing one would read as null.
 */
function readWhole(schema: Schema, wire: Record<string, unknown>): void {
  expect(Object.keys(schema.shape).filter((name) => !(name in wire))).toEqual([]);
  schema.parse(wire);
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

test('API-16, API-12: firm and terms fit the contract', async () => {
  readWhole(firmSchema, onTheWire(await database.firm.findFirstOrThrow()));
  for (const { html: text, ...row } of await database.termsVersion.findMany())
    readWhole(termsSchema, onTheWire({ ...row, text }));
});

test('API-15: clients and amendments fit the contract', async () => {
  const clients = await database.client.findMany({ include: { adviser: true } });
  for (const client of clients) {
    const { homeNumber, workNumber, mobileNumber, addressLine1, addressLine2, addressLine3, ...rest } =
      client;
    const wire = onTheWire(rest);
    readWhole(clientSchema, {
      ...wire,
      client_since: client.createdAt.toISOString().slice(0, 10),
      telephone: { home_number: homeNumber, work_number: workNumber, mobile_number: mobileNumber },
      address: { ...wire, line_1: addressLine1, line_2: addressLine2, line_3: addressLine3 },
      pending_amendment: null,
    });
  }
  const amendment = await database.amendment.findFirstOrThrow();
  readWhole(amendmentSchema, { ...onTheWire(amendment), changes: JSON.parse(amendment.changes) });
});

test('API-17: providers fit the contract', async () => {
  const providers = await database.provider.findMany();
  expect(providers).toHaveLength(8);
  for (const row of providers) {
    const { strengthAgency: agency, strengthRating: rating, strengthRatedOn } = row;
    const strength = agency ? { agency, rating, rated_on: strengthRatedOn } : null;
    readWhole(providerSchema, { ...onTheWire(row), financial_strength: strength });
  }
});

test('API-18: three financial years with their panels and full reports fit the contract', async () => {
  const years = await database.dueDiligence.findMany({
    orderBy: { publishedOn: 'desc' },
    include: { panelItems: { include: { provider: true, report: { include: { sections: true } } } } },
  });
  expect(years.map(({ financialYear, panelItems }) => [financialYear, panelItems.length])).toEqual([
    ['2025/26', 8],
    ['2024/25', 8],
    ['2023/24', 8],
  ]);
  for (const year of years) {
    readWhole(dueDiligenceSchema, onTheWire({ ...year, providerCount: year.panelItems.length }));
    for (const item of year.panelItems) {
      readWhole(panelItemSchema, onTheWire(item));
      const sections = item.report!.sections.map(({ evidence, tiers, ...section }) => ({
        ...section,
        evidence: JSON.parse(evidence),
        tiers: tiers && JSON.parse(tiers),
      }));
      expect(sections).toHaveLength(10);
      const report = { ...item.report, ...item, sections, uuid: item.report!.uuid, due_diligence: year };
      readWhole(dueDiligenceReportSchema, onTheWire(report));
      for (const section of sections) readWhole(reportSectionSchema, onTheWire(section));
    }
  }
});

test('API-17, API-18: what kind of firm a provider is agrees with the segment of every panel', async () => {
  const items = await database.panelItem.findMany({ include: { provider: true } });
  const pairs = new Set(items.map(({ provider, segment }) => `${provider.type}: ${segment}`));
  expect([...pairs].toSorted()).toEqual([
    'dfm: Investment manager',
    'life_company: Life company',
    'platform: Platform',
    'protection_insurer: Protection insurer',
    'savings_society: Savings society',
    'sipp_operator: SIPP operator',
  ]);
});

test('API-19, P-10: articles of several hundred words and content pages fit the contract', async () => {
  const insights = await database.insight.findMany({ include: { likes: true, author: true } });
  expect(insights.length).toBeGreaterThanOrEqual(12);
  expect(new Set(insights.map(({ categoryId }) => categoryId)).size).toBe(6);
  for (const { likes, author, ...row } of insights) {
    const liking = { like_count: likes.length, likes: false, liked: false, can_unlike: true };
    readWhole(insightSchema, { ...onTheWire(row), ...liking, author_bio: author.bio });
    expect(row.html.split(/\s+/).length).toBeGreaterThan(400);
  }
  for (const row of await database.contentPage.findMany()) readWhole(contentPageSchema, onTheWire(row));
});

const withAttachments = { include: { attachments: { include: { document: true } } } };

function documentOnTheWire({ readAt, ...row }: Prisma.DocumentModel) {
  return { ...onTheWire(row), is_read: readAt !== null };
}

test('P-13, P-14: documents and requests for documents fit the contract', async () => {
  const documents = await database.document.findMany();
  for (const row of documents) readWhole(documentSchema, documentOnTheWire(row));
  expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(documentKinds));
  for (const row of await database.documentRequest.findMany())
    readWhole(documentRequestSchema, { ...onTheWire(row), documents: [] });
});

test('API-20, P-9: notifications and conversations fit the contract, and no notification contains an amount', async () => {
  const notifications = await database.notification.findMany();
  for (const row of notifications) {
    const target = row.targetRoute ? { route: row.targetRoute, id: row.targetId } : null;
    readWhole(notificationSchema, { ...onTheWire(row), isRead: row.readAt !== null, target });
    expect(`${row.title} ${row.body}`).not.toMatch(/£|\d,\d{3}/);
  }
  for (const { messages, ...row } of await database.thread.findMany({
    include: { messages: withAttachments },
  })) {
    readWhole(threadSchema, {
      ...onTheWire(row),
      preview: '',
      contact: { name: row.contactName, role: row.contactRole },
      unread_count: 0,
    });
    for (const message of messages)
      readWhole(messageSchema, {
        ...onTheWire(message),
        attachments: message.attachments.map(({ document }) => documentOnTheWire(document)),
        sender: { name: message.senderName, is_client: message.isClient },
      });
  }
});

test('API-21: policies and valuations of everybody fit the contract, details by plan type', async () => {
  const policies = await database.policy.findMany({
    include: {
      provider: true,
      owners: true,
      contributions: true,
      withdrawals: true,
      charges: true,
      _count: { select: { valuations: true } },
    },
  });
  for (const { contributions, withdrawals, ...policy } of policies) {
    const details = JSON.parse(policy.details);
    // An account that nobody has valued yet has no book cost and no gain.
    const isUnvaluedAccount = policy.planType === 'gia' && policy._count.valuations === 0;
    const kind = detailsKindOf[planTypeSchema.parse(policy.planType)];
    expect(details?.kind).toBe(isUnvaluedAccount ? undefined : kind);
    for (const owner of policy.owners) readWhole(ownerSchema, onTheWire(owner));
    readWhole(policySchema, {
      ...onTheWire(policy),
      contributions: contributions.map((row) => onTheWire(withoutNulls(row))),
      withdrawals: withdrawals.map((row) => onTheWire(withoutNulls(row))),
      details,
    });
  }
  for (const row of await database.movement.findMany()) readWhole(movementSchema, onTheWire(row));
  const valuations = await database.valuation.findMany({
    include: { holdings: true, policy: { select: { uuid: true } } },
  });
  expect(valuations.length).toBeGreaterThan(0);
  for (const row of valuations) {
    readWhole(valuationSchema, onTheWire(row));
    for (const holding of row.holdings) readWhole(holdingSchema, onTheWire(holding));
    // A valuation without holdings holds all of it as one figure.
    const parts = row.holdings.reduce((sum, { value }) => sum + value, row.cash);
    if (row.holdings.length > 0) expect(parts).toBe(row.value);
  }
});
