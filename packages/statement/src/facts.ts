import canonicalize from 'canonicalize';
import { z } from 'zod';

/** How a value reached the firm. A part of the signed format: it stays as it is whatever the firm's API becomes. */
const sourceSchema = z.enum([
  'manual',
  'manual_bulk',
  'electronic_bulk',
  'electronic_live',
  'electronic_scheduled',
]);

/** Why a policy is not in the total. */
const reasonSchema = z.enum(['cover', 'income', 'pension', 'awaited', 'not_yet_valued', 'unread', 'ended']);

const text = z.string().min(1).max(500);
const day = z.iso.date();
const pence = z.int();

const listedPolicySchema = z.strictObject({
  name: text,
  provider: text.nullable(),
  number: text.nullable(),
});

/**
 * A policy that counts. `value` is that of the whole policy, `share` what counts for the client; both null without
 * amounts.
 */
const countedPolicySchema = listedPolicySchema.extend({
  /**
   * The client's part in per cent; null where several people own the policy and the firm does not say which is the
   * client.
   */
  sharePercent: z.number().min(0).max(100).nullable(),
  value: pence.nullable(),
  share: pence.nullable(),
  valuedOn: day.nullable(),
  /** Null where the firm does not say, as for values of earlier days. */
  source: sourceSchema.nullable(),
  /** In a statement for an earlier day: given where the value without a source is the latest, not one over time. */
  isLatestValue: z.literal(true).optional(),
});

export type CountedPolicy = z.infer<typeof countedPolicySchema>;

const excludedPolicySchema = listedPolicySchema.extend({ reason: reasonSchema });
export type ExcludedPolicy = z.infer<typeof excludedPolicySchema>;

/** What the shares add up to; null in a statement without amounts, and where no policy counts. */
export function sumOf(withAmounts: boolean, policies: readonly CountedPolicy[]): number | null {
  if (!withAmounts || policies.length === 0) return null;
  return policies.reduce((sum, { share }) => sum + (share ?? Number.NaN), 0);
}

/**
 * What a statement of holdings says, and the firm signs. Amounts in whole pence. `day` is the day that the values are
 * for, each with its own `valuedOn` on or before it; `isLatest` where that is the day of issue. The total counts joint
 * policies by the client's share (`basis`).
 */
export const statementFactsSchema = z
  .strictObject({
    version: z.literal(1),
    id: z.uuid(),
    issuedAt: z.iso.datetime(),
    keyId: text,
    firm: z.strictObject({
      name: text,
      /** Its number in the register of the regulator. */
      fcaNumber: text.nullable(),
      /** The address of the portal, at which the keys of the firm are published. */
      portal: z.url(),
    }),
    client: z.strictObject({ name: text }),
    day,
    isLatest: z.boolean(),
    covers: z.enum(['all', 'chosen']),
    basis: z.literal('share'),
    withAmounts: z.boolean(),
    policies: z.array(countedPolicySchema),
    excluded: z.array(excludedPolicySchema),
    /** Policies that the firm has and that could not be read at all. */
    unreadable: z.int().min(0),
    total: pence.nullable(),
  })
  .refine(
    ({ withAmounts, policies, total }) =>
      total === sumOf(withAmounts, policies) ||
      // Statements of earlier portals have a total of nothing where no policy counts.
      (withAmounts && policies.length === 0 && total === 0),
    'The total must be the sum of the shares',
  );
export type StatementFacts = z.infer<typeof statementFactsSchema>;

/** What the code on a statement carries: short enough to be scanned, signed like the whole. */
export const statementSummarySchema = z.strictObject({
  version: z.literal(1),
  id: z.uuid(),
  firm: text,
  client: text,
  day,
  /** Null in a statement without amounts, and where no policy counts. */
  total: pence.nullable(),
  /** How many policies count. */
  policies: z.int().min(0),
  /** SHA-256 of the facts in their canonical form, in base64url. */
  facts: z.string().regex(/^[\w-]{43}$/),
});
export type StatementSummary = z.infer<typeof statementSummarySchema>;

/** A value as bytes in its one canonical form (RFC 8785). */
export function canonicalBytes(value: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(canonicalize(value));
}

/** SHA-256 in base64url. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function summaryOf(facts: StatementFacts): Promise<StatementSummary> {
  const { id, firm, client, day, total, policies } = facts;
  return {
    version: 1,
    id,
    firm: shortened(firm.name),
    client: shortened(client.name),
    day,
    total,
    policies: policies.length,
    facts: await sha256(canonicalBytes(facts)),
  };
}

const LONGEST_IN_CODE = 60;

/** A longer code would be too fine to scan. */
function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length <= LONGEST_IN_CODE ? name : `${letters.slice(0, LONGEST_IN_CODE - 1).join('')}…`;
}
