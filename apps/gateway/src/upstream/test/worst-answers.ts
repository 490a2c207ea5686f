import type { Endpoint } from '@portal/contract/endpoint';
import { clientEndpoint } from '@portal/contract/v1/client';
import { dueDiligenceReportEndpoint } from '@portal/contract/v1/due-diligence';
import { insightCategoriesEndpoint } from '@portal/contract/v1/insights';
import { threadEndpoint } from '@portal/contract/v1/messages';
import { policiesEndpoint, policyEndpoint } from '@portal/contract/v1/policies';
import { valuationGraphEndpoint } from '@portal/contract/v1/valuation';
import { MAX_ANSWER_BYTES } from '../transport.ts';

/** An answer of the largest size, or of the most values, that is shaped to cost its reader as much as it can. */
export type WorstAnswer = { readonly name: string; readonly endpoint: Endpoint; readonly text: string };

const records = '{},'.repeat(4999).concat('{}');
const text = (length: number) => 'x'.repeat(length);

/** `part` as often as fits into an answer, as entries of a list within `before` and `after`. */
function filled(part: string, { before = '[', after = ']', most = Number.POSITIVE_INFINITY } = {}): string {
  const room = MAX_ANSWER_BYTES - before.length - after.length;
  const count = Math.min(most, Math.floor(room / (part.length + 1)));
  return `${before}${`${part},`.repeat(count - 1)}${part}${after}`;
}

/** Entries of a list that are of little use, each with lists of records in which every field is wrong. */
const policyOfRecords = (count: number) => {
  const list = `[${'{},'.repeat(count - 1)}{}]`;
  return `{"uuid":"a","owners":${list},"contributions":${list},"withdrawals":${list},"charges":${list}}`;
};

const listOf = { before: '{"items":[', after: ']}' };

export const worstAnswers: readonly WorstAnswer[] = [
  { name: 'empty records', endpoint: policiesEndpoint, text: filled('{}') },
  { name: 'five thousand empty records', endpoint: policiesEndpoint, text: `[${records}]` },
  { name: 'lists of lists', endpoint: policiesEndpoint, text: filled('[]', listOf) },
  { name: 'numbers', endpoint: policiesEndpoint, text: filled('1') },
  {
    name: 'records of empty records',
    endpoint: policiesEndpoint,
    text: filled(`{"uuid":"a","contributions":[${records}]}`, listOf),
  },
  {
    name: 'as many of those as an answer may hold',
    endpoint: policiesEndpoint,
    text: filled(`{"uuid":"a","contributions":[${records}]}`, { ...listOf, most: 24 }),
  },
  {
    name: 'many records of a few empty records',
    endpoint: policiesEndpoint,
    text: filled(policyOfRecords(23), { ...listOf, most: 800 }),
  },
  {
    name: 'a long list that is wrong in its last entry',
    endpoint: policiesEndpoint,
    text: filled(`{"uuid":"a","owners":[${'{"name":"A","percentage":1},'.repeat(2499)}{}]}`, {
      ...listOf,
      most: 30,
    }),
  },
  {
    name: 'fields that may be missing, each of them wrong',
    endpoint: policiesEndpoint,
    text: filled(
      `{"uuid":"a","policy_number":[],"name":1,"category":1,"plan_type":1,"provider":1,"status":1,"owners":1,"start_date":1,"end_date":1,"adviser_name":1,"risk_profile":1,"details":1}`,
      { ...listOf, most: 5000 },
    ),
  },
  { name: 'open brackets', endpoint: policyEndpoint, text: '['.repeat(MAX_ANSWER_BYTES) },
  {
    name: 'nested records',
    endpoint: policyEndpoint,
    text: filled(`${'{"a":'.repeat(32)}1${'}'.repeat(32)}`),
  },
  { name: 'one long text', endpoint: policyEndpoint, text: `{"uuid":"${text(MAX_ANSWER_BYTES - 20)}"}` },
  {
    name: 'escapes alone',
    endpoint: policyEndpoint,
    text: `{"uuid":"a","name":"${'\\u0000'.repeat(MAX_ANSWER_BYTES / 6 - 10)}"}`,
  },
  {
    name: 'short texts with controls',
    endpoint: policiesEndpoint,
    text: filled(`[${'"\\u0000",'.repeat(4998)}"\\u202e"]`, { ...listOf, most: 49 }),
  },
  {
    name: 'a graph of empty points and movements',
    endpoint: valuationGraphEndpoint,
    text: `{"points":[${records}],"movements":[${records}]}`,
  },
  {
    name: 'a report of sections of sections',
    endpoint: dueDiligenceReportEndpoint,
    text: filled(`{"evidence":[${records}],"tiers":[${records}]}`, {
      before: '{"uuid":"a","sections":[',
      after: ']}',
      most: 11,
    }),
  },
  {
    name: 'a conversation of empty messages',
    endpoint: threadEndpoint,
    text: `{"thread":{"uuid":"a"},"messages":[${records}]}`,
  },
  {
    name: 'a change of empty changes',
    endpoint: clientEndpoint,
    text: `{"pending_amendment":{"uuid":"a","changes":[${records}]}}`,
  },
  {
    name: 'names by invalid ids',
    endpoint: insightCategoriesEndpoint,
    text: `{${Array.from({ length: 4999 }, (_, at) => `"/${at}":{}`).join()}}`,
  },
];

/** Five thousand policies with all that a policy has, of as many bytes as an answer may have. */
export function goodAnswer(): WorstAnswer {
  const policy = {
    uuid: 'a-policy',
    name: 'A pension with a name',
    category: 'pension',
    status: 'in_force',
    owners: [
      { name: 'A', percentage: 50, is_client: true },
      { name: 'B', percentage: 50, is_client: false },
    ],
    start_date: '2020-01-01',
    charges: [{ name: 'Fee', percent_a_year: 0.5, amount: null, frequency: 'yearly' }],
    adviser_name: 'x'.repeat(1100),
  };
  return {
    name: 'good',
    endpoint: policiesEndpoint,
    text: filled(JSON.stringify(policy), { ...listOf, most: 5000 }),
  };
}
