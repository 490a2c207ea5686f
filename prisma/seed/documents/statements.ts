import { addDays, type Day, dayInMonth, daysBetween, longDay } from '../days.ts';
import { type Block, type DocumentText, footerOf, paragraphs, pounds } from './document-text.ts';
import type { PolicyFile, Value } from './policy-file.ts';
import { fromFirm, type SeedDocument } from './seed-document.ts';

/** How often a provider writes: in which months of the year (1 to 12), and how many days there are between at most. */
const rhythms = {
  quarterly: { label: 'Quarterly', months: [3, 6, 9, 12], days: 92 },
  half_yearly: { label: 'Half-yearly', months: [1, 7], days: 184 },
  yearly: { label: 'Yearly', months: [4], days: 366 },
} as const;
export type Rhythm = keyof typeof rhythms;

/** How long a provider takes to write. */
const POST_DAYS = 12;
const YEARS = 2;

const movementNames: Readonly<Record<string, string>> = {
  own: 'Your payment',
  employer: 'Payment by your employer',
  tax_relief: 'Tax relief',
  transfer_in: 'Transfer from another provider',
  rebate: 'Rebate',
  withdrawal: 'Paid out to you',
  charge: 'Charge',
};

const WHY_LONG =
  'For some months we could not value this policy and sent no statement. This one covers all of the time since the last.';

type Period = { readonly opening: Value; readonly closing: Value };

/** The statements of two years. A month in which no value came has none, and the next statement goes further back. */
export function statementsOf(policy: PolicyFile, rhythm: Rhythm, today: Day): SeedDocument[] {
  return periodsOf(policy, rhythm, today).map((period) => {
    const { valuedOn } = period.closing;
    return fromFirm(addDays(valuedOn, POST_DAYS), {
      name: `statement/${policy.uuid}/${valuedOn}`,
      title: `${rhythms[rhythm].label} statement to ${longDay(valuedOn)}: ${policy.name}`,
      kind: 'statement',
      date: valuedOn,
      policyUuid: policy.uuid,
      content: statementText(policy, period, rhythm),
    });
  });
}

function periodsOf({ values }: PolicyFile, rhythm: Rhythm, today: Day): Period[] {
  const months: readonly number[] = rhythms[rhythm].months;
  const first = dayInMonth(today, -12 * YEARS, 1);
  const last = addDays(today, -POST_DAYS);
  const ends = values.filter(
    ({ valuedOn }) => valuedOn.endsWith('-20') && months.includes(Number(valuedOn.slice(5, 7))),
  );
  return ends.flatMap((closing, index) => {
    const opening = ends[index - 1];
    const isSent = closing.valuedOn >= first && closing.valuedOn <= last;
    return opening && isSent ? [{ opening, closing }] : [];
  });
}

function statementText(policy: PolicyFile, { opening, closing }: Period, rhythm: Rhythm): DocumentText {
  const { label, days } = rhythms[rhythm];
  const isLong = daysBetween(opening.valuedOn, closing.valuedOn) > days;
  const { provider } = policy;
  const period = `${longDay(opening.valuedOn)} to ${longDay(closing.valuedOn)}`;
  const movements = policy.movements.filter(
    ({ date }) => date > opening.valuedOn && date <= closing.valuedOn,
  );
  return {
    title: `${label} statement: ${policy.name}`,
    author: provider.legalName,
    subject: period,
    createdOn: addDays(closing.valuedOn, POST_DAYS),
    footer: footerOf(provider.legalName),
    blocks: [
      { paragraph: `${policy.name}, ${period}.` },
      ...(isLong ? paragraphs(WHY_LONG) : []),
      { facts: factsOf(policy) },
      { table: valueTable(policy, { opening, closing }, movements) },
      ...movementBlocks(movements),
      ...chargeBlocks(policy),
      { heading: 'About this statement' },
      ...paragraphs(
        `Values are calculated at the end of the day. The growth is what is left when we take the first value, and what was paid in or out, from the last. Charges that are a share of the value are taken out of it each month and are part of the growth.`,
        'The value can go down as well as up, and you may get back less than you paid in. Past performance does not show what will happen next.',
        `${provider.fscsNote}`,
        `Does something look wrong? Please tell your adviser, ${policy.adviserName}, or call us on ${provider.phone}. Have your policy number ready.`,
      ),
    ],
  };
}

export function factsOf(policy: PolicyFile) {
  const owners = policy.owners.map(({ name, percentage }) =>
    percentage === 100 ? name : `${name} (${percentage}%)`,
  );
  return [
    { label: 'Provider', value: policy.provider.legalName },
    { label: 'Policy number', value: policy.number },
    { label: policy.owners.length > 1 ? 'Owners' : 'Owner', value: owners.join(', ') },
    { label: 'Started on', value: longDay(policy.startDate) },
    { label: 'Adviser', value: policy.adviserName },
  ];
}

type Movements = PolicyFile['movements'];

function valueTable(policy: PolicyFile, { opening, closing }: Period, movements: Movements) {
  const sum = (kinds: (kind: string) => boolean) =>
    movements.reduce((total, { kind, amount }) => (kinds(kind) ? total + amount : total), 0);
  const takenOut = sum((kind) => kind === 'withdrawal');
  const charges = sum((kind) => kind === 'charge');
  const paidIn = sum((kind) => kind !== 'withdrawal' && kind !== 'charge');
  const growth = closing.value - opening.value - paidIn + takenOut + charges;
  const rows: [string, number][] = [
    [`Value on ${longDay(opening.valuedOn)}`, opening.value],
    ['Paid in', paidIn],
    ['Paid out', -takenOut],
    ...(charges > 0 ? [['Charges in pounds', -charges] as [string, number]] : []),
    ['Growth after other charges', growth],
    [`Value on ${longDay(closing.valuedOn)}`, closing.value],
  ];
  return {
    caption: `What your ${policy.name} was worth`,
    columns: [{ title: 'What' }, { title: 'Amount', align: 'right' as const }],
    rows: rows.map(([what, amount]) => [what, pounds(amount)]),
  };
}

function movementBlocks(movements: Movements): Block[] {
  if (movements.length === 0) return paragraphs('Nothing was paid in or out in this time.');
  return [
    {
      table: {
        caption: 'Payments',
        columns: [{ title: 'Date' }, { title: 'What' }, { title: 'Amount', align: 'right' }],
        rows: movements.map(({ date, kind, amount }) => [
          longDay(date),
          movementNames[kind] ?? kind,
          pounds(amount),
        ]),
      },
    },
  ];
}

function chargeBlocks({ charges }: PolicyFile): Block[] {
  if (charges.length === 0) return [];
  return [
    {
      table: {
        caption: 'Charges of this policy',
        columns: [{ title: 'Charge' }, { title: 'Each year', align: 'right' }],
        rows: charges.map(({ name, percentAYear, amount }) => [
          name,
          typeof percentAYear === 'number'
            ? `${percentAYear.toFixed(2)}% of the value`
            : pounds(Number(amount)),
        ]),
      },
    },
  ];
}
