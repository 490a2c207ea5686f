import { addDays, type Day, dayInMonth, longDay, type SeedDays } from '../days.ts';
import { type Block, type DocumentText, firmName, footerOf, paragraphs, pounds } from './document-text.ts';
import type { PolicyFile, Value } from './policy-file.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';

type Valued = { readonly policy: PolicyFile; readonly value: Value };

const money = { title: 'Value', align: 'right' } as const;

/**
 * The firm's valuation reports: one for each review in January and July of two years, and one of the latest values with
 * the holdings.
 */
export function valuationReportsOf(
  policies: readonly PolicyFile[],
  owner: string,
  { today, valuedOn }: SeedDays,
): SeedDocument[] {
  const days = reviewDays(today).filter((day) => valuedBy(policies, day).length > 0);
  const reviews = days.map((day) => report({ policies, owner, day, addedOn: addDays(day, 6) }));
  const latest = report({ policies, owner, day: valuedOn, addedOn: addDays(today, -1), withHoldings: true });
  return [...reviews, latest];
}

/** The 20th of January and July, on which the monthly values are. */
function reviewDays(today: Day): Day[] {
  const month = Number(today.slice(5, 7));
  const january = dayInMonth(today, 1 - month, 20);
  const all = [6, 0, -6, -12, -18, -24].map((months) => dayInMonth(january, months, 20));
  return all.filter((day) => addDays(day, 6) < addDays(today, -20)).slice(0, 4);
}

type Report = {
  readonly policies: readonly PolicyFile[];
  readonly owner: string;
  readonly day: Day;
  readonly addedOn: Day;
  readonly withHoldings?: boolean;
};

function report({ policies: all, owner, day, addedOn, withHoldings = false }: Report): SeedDocument {
  const policies = all.filter(({ startDate }) => startDate <= day);
  const valued = valuedBy(policies, day);
  const holdings = withHoldings ? policies.flatMap(holdingBlocks) : [];
  return fromFirm(addedOn, {
    name: `valuation-report/${day}`,
    title: `Valuation report as at ${longDay(day)}`,
    kind: 'valuation_report',
    date: day,
    content: reportText({ valued, policies, owner, day, addedOn, holdings }),
  });
}

/** The latest value of each policy on a day; policies without one are left out. */
function valuedBy(policies: readonly PolicyFile[], day: Day): Valued[] {
  return policies.flatMap((policy) => {
    const value = policy.values.findLast(({ valuedOn }) => valuedOn <= day);
    return value ? [{ policy, value }] : [];
  });
}

type ReportParts = Omit<Report, 'withHoldings'> & {
  readonly valued: readonly Valued[];
  readonly holdings: readonly Block[];
};

function reportText(parts: ReportParts): DocumentText {
  const { valued, policies, owner, day, addedOn, holdings } = parts;
  const total = valued.reduce((sum, { value }) => sum + value.value, 0);
  return {
    title: 'Valuation report',
    author: firmName,
    subject: `As at ${longDay(day)}`,
    createdOn: addedOn,
    footer: footerOf(firmName),
    blocks: [
      { paragraph: `Prepared for ${owner} by ${firmName}, as at ${longDay(day)}.` },
      {
        facts: [
          { label: 'Total value', value: pounds(total) },
          { label: 'Policies with a value', value: String(valued.length) },
          { label: 'Report made on', value: longDay(addedOn) },
        ],
      },
      ...jointNote(valued),
      { table: valueTable(valued, total) },
      { table: paidInTable(valued) },
      ...withoutValue(policies, valued),
      ...holdings,
      { heading: 'Where these figures come from' },
      ...paragraphs(
        'Each value is the latest that the provider had sent us by the day of this report, with its date. The total adds values of different days. We have not changed or estimated any of them.',
        'Of a policy with two owners the whole value is shown. A provider may take a charge when a policy ends, so that you would be paid less.',
        'The value of investments can go down as well as up, and you may get back less than you put in. This report is not advice to buy, keep or sell anything.',
      ),
    ],
  };
}

/** Beside the total, since the portal and the signed statement count only the client's share. */
function jointNote(valued: readonly Valued[]): Block[] {
  const isJoint = valued.some(({ policy }) => policy.owners.length > 1);
  return isJoint ? paragraphs('Joint policies are counted in full.') : [];
}

function valueTable(valued: readonly Valued[], total: number) {
  return {
    caption: 'Your policies',
    columns: [{ title: 'Policy' }, { title: 'Provider' }, { title: 'As at' }, money],
    rows: [
      ...valued.map(({ policy, value }) => [
        policy.name,
        policy.provider.name,
        longDay(value.valuedOn),
        pounds(value.value),
      ]),
      ['Total', '', '', pounds(total)],
    ],
  };
}

function paidInTable(valued: readonly Valued[]) {
  return {
    caption: 'What was paid in, less what was paid out, since the start',
    columns: [
      { title: 'Policy' },
      { title: 'Paid in, less paid out', align: 'right' as const },
      { title: 'Growth', align: 'right' as const },
    ],
    rows: valued.map(({ policy, value }) => [
      policy.name,
      pounds(value.paidIn),
      pounds(value.value - value.paidIn),
    ]),
  };
}

function withoutValue(policies: readonly PolicyFile[], valued: readonly Valued[]): Block[] {
  const names = policies.filter((policy) => !valued.some((other) => other.policy === policy));
  if (names.length === 0) return [];
  return [
    { heading: 'Not in the total' },
    ...paragraphs(
      `${names.map(({ name }) => name).join(', ')}: we had no value on this day, or the policy is cover or an income and has none.`,
    ),
  ];
}

function holdingBlocks({ name, holdings, cash, values }: PolicyFile): Block[] {
  const latest = values.at(-1);
  if (!latest || holdings.length === 0) return [];
  return [
    {
      table: {
        caption: `${name}, ${longDay(latest.valuedOn)}`,
        columns: [
          { title: 'Holding' },
          { title: 'Units', align: 'right' },
          { title: 'Price', align: 'right' },
          money,
        ],
        rows: [
          ...holdings.map(({ fundName, units, price, value }) => [
            fundName,
            units.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
            unitPrice(price),
            pounds(Number(value)),
          ]),
          ['Cash', '', '', pounds(cash)],
          ['Total', '', '', pounds(latest.value)],
        ],
      },
    },
  ];
}

/** Pence with decimals as pounds, as in the portal: 481.27 gives £4.8127. */
function unitPrice(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 4, maximumFractionDigits: 4 })}`;
}
