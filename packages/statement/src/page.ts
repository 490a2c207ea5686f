import type { CountedPolicy, ExcludedPolicy, StatementFacts } from './facts.ts';

type Column = { readonly title: string; readonly align?: 'left' | 'right'; readonly noWrap?: boolean };

/** A part of the page of a statement, in reading order. */
export type PageBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { label: string; value: string }[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly string[])[];
      /** The last row is the total of the others. */
      readonly hasTotal?: boolean;
    }
  /**
   * The code that leads to the page on which a statement is checked, beside the facts, with its text for those who do
   * not see it.
   */
  | { readonly kind: 'code'; readonly alt: string };

/**
 * P-22: everything that a statement shows, made from its facts alone: the PDF is drawn from it, `/verify` shows it, and
 * what a page says is compared with it.
 */
export function pageOf(facts: StatementFacts): PageBlock[] {
  const { firm, client, excluded } = facts;
  return [
    { kind: 'heading', level: 1, text: 'Statement of holdings' },
    {
      kind: 'paragraph',
      text: `What ${firm.name} has on record for ${client.name} as at ${formatDay(facts.day)}.`,
    },
    { kind: 'code', alt: `QR code that leads to ${verifyAddress(facts)} with a summary of this statement` },
    { kind: 'facts', facts: headFacts(facts) },
    ...countedBlocks(facts),
    ...(excluded.length === 0 ? [] : [excludedTable(facts)]),
    { kind: 'heading', level: 2, text: 'How to read this statement' },
    ...notes(facts).map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'heading', level: 2, text: 'How to check this statement' },
    {
      kind: 'paragraph',
      text: `Go to ${verifyAddress(facts)} and choose this file. Your own device then reads it and says whether it is as ${firm.name} issued it: no account is needed, and nothing is sent anywhere. Type the address yourself, or take it from the firm. The code on the first page leads there with a signed summary, for a statement on paper.`,
    },
  ];
}

/** The page on which anybody can check the statement, in its own portal. */
export function verifyAddress({ firm }: StatementFacts): string {
  return `${new URL(firm.portal).origin}/verify`;
}

function headFacts(facts: StatementFacts): { label: string; value: string }[] {
  const { firm, client, total, policies } = facts;
  return [
    { label: 'Client', value: client.name },
    { label: 'As at', value: formatDay(facts.day) },
    ...(total === null ? [] : [{ label: 'Total', value: formatMoney(total) }]),
    { label: 'Covers', value: facts.covers === 'all' ? 'All policies' : 'Policies that the client chose' },
    { label: 'Policies with a value', value: String(policies.length) },
    { label: 'Amounts', value: facts.withAmounts ? 'Shown' : 'Not shown, as the client chose' },
    { label: 'Issued by', value: firm.name },
    ...(firm.fcaNumber === null ? [] : [{ label: 'FCA number', value: firm.fcaNumber }]),
    { label: 'Issued at', value: formatMoment(facts.issuedAt) },
    { label: 'Statement number', value: facts.id },
  ];
}

function countedBlocks(facts: StatementFacts): PageBlock[] {
  const { policies, withAmounts } = facts;
  const heading = withAmounts ? 'Policies in the total' : 'Policies';
  if (policies.length === 0) {
    const text = withAmounts ? 'No policy has a value that counts.' : 'No policy has a value on this day.';
    return [
      { kind: 'heading', level: 2, text: heading },
      { kind: 'paragraph', text },
    ];
  }
  const isJoint = policies.some(isPartly);
  const columns: Column[] = [
    { title: 'Policy' },
    { title: 'Provider' },
    { title: 'Policy number' },
    ...(withAmounts && isJoint ? [{ title: 'Value in full', align: 'right' as const }] : []),
    ...(withAmounts ? [{ title: isJoint ? 'Client’s share' : 'Value', align: 'right' as const }] : []),
    { title: 'As at', noWrap: true },
    { title: 'Source' },
  ];
  const row = (policy: CountedPolicy) => [
    nameOf(policy),
    policy.provider ?? '',
    policy.number ?? '',
    ...(withAmounts && isJoint ? [amount(policy.value)] : []),
    ...(withAmounts ? [amount(policy.share)] : []),
    policy.valuedOn === null ? 'Not given' : formatDay(policy.valuedOn),
    sourceOf(policy, facts),
  ];
  const total = ['Total', '', '', ...(isJoint ? [''] : []), amount(facts.total), '', ''];
  return [
    { kind: 'heading', level: 2, text: heading },
    {
      kind: 'table',
      caption: `${policies.length} ${policies.length === 1 ? 'policy' : 'policies'}`,
      columns,
      rows: [...policies.map(row), ...(withAmounts ? [total] : [])],
      hasTotal: withAmounts,
    },
  ];
}

function excludedTable({ excluded, withAmounts }: StatementFacts): PageBlock {
  return {
    kind: 'table',
    caption: withAmounts ? 'Not included in the total' : 'Policies without a value on this day',
    columns: [{ title: 'Policy' }, { title: 'Provider' }, { title: 'Policy number' }, { title: 'Why' }],
    rows: excluded.map((policy) => [
      policy.name,
      policy.provider ?? '',
      policy.number ?? '',
      reasons[policy.reason],
    ]),
  };
}

const reasons: Record<ExcludedPolicy['reason'], string> = {
  cover: 'Cover has no fund value',
  income: 'An income has no fund value',
  pension: 'A defined-benefit pension has no fund value',
  awaited: 'No value yet',
  not_yet_valued: 'No value on or before this day',
  unread: 'The value could not be read',
  ended: 'The policy has ended',
};

function notes(facts: StatementFacts): string[] {
  const { policies, withAmounts, firm, unreadable } = facts;
  const isUnsure = policies.some(({ sharePercent }) => sharePercent === null);
  return [
    withAmounts
      ? 'Each value is as at its own day, the latest that the firm has on or before the day of the statement.'
      : 'The days are those of the latest values that the firm has on or before the day of the statement.',
    ...(!policies.some((policy) => isKept(policy, facts))
      ? []
      : [
          `Where the source is “Kept by ${firm.name}”, the value is the last one on or before the day among those that it keeps for each week or month.`,
        ]),
    ...(withAmounts && policies.some(isPartly)
      ? ['A joint policy counts in the total by the client’s share, rounded to the penny.']
      : []),
    ...(withAmounts && isUnsure
      ? ['A policy marked as joint counts in full: the firm does not say which share of it is the client’s.']
      : []),
    ...(unreadable === 0
      ? []
      : [
          `Not listed: ${unreadable} ${unreadable === 1 ? 'policy' : 'policies'} of the client that could not be read.`,
        ]),
    // W-6: in the words of apps/web/src/core/branding/disclaimer.ts.
    `The value of investments can go down as well as up, and the client may get back less than was put in. ${firm.name} is an Appointed Representative of an authorised and regulated financial planning company.`,
  ];
}

function isPartly({ sharePercent }: CountedPolicy): boolean {
  return sharePercent !== null && sharePercent !== 100;
}

function nameOf(policy: CountedPolicy): string {
  const { name, sharePercent } = policy;
  if (sharePercent === null) return `${name} (joint)`;
  return isPartly(policy) ? `${name} (joint, ${Number(sharePercent.toFixed(2))}%)` : name;
}

/** Whether the value is one of those over time, of which the firm gives no source. */
function isKept({ source, isLatestValue }: CountedPolicy, { isLatest }: StatementFacts): boolean {
  return source === null && !isLatest && isLatestValue !== true;
}

function sourceOf(policy: CountedPolicy, facts: StatementFacts): string {
  const { source, provider } = policy;
  const { firm } = facts;
  const from = provider ?? 'the provider';
  switch (source) {
    case null:
      return isKept(policy, facts) ? `Kept by ${firm.name}` : 'Not given';
    case 'electronic_live':
      return `Sent by ${from}`;
    case 'electronic_scheduled':
      return `Sent by ${from} overnight`;
    case 'electronic_bulk':
      return `From a file that ${from} sends`;
    case 'manual':
      return `Entered by ${firm.name}`;
    default:
      return `Entered by ${firm.name} from statements`;
  }
}

function amount(pence: number | null): string {
  return pence === null ? '' : formatMoney(pence);
}

const grouped = new Intl.NumberFormat('en-GB');

/** £1,414,208.87, −£12.00. */
function formatMoney(pence: number): string {
  const size = Math.abs(pence);
  const pounds = grouped.format(Math.trunc(size / 100));
  return `${pence < 0 ? '−' : ''}£${pounds}.${String(size % 100).padStart(2, '0')}`;
}

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const long = new Intl.DateTimeFormat('en-GB', { ...dayFormat, timeZone: 'UTC' });
const momentDay = new Intl.DateTimeFormat('en-GB', { ...dayFormat, timeZone: 'Europe/London' });
const momentTime = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** 19 November 2026. */
export function formatDay(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

function formatMoment(moment: string): string {
  const date = new Date(moment);
  return `${momentDay.format(date)}, ${momentTime.format(date)} (London)`;
}
