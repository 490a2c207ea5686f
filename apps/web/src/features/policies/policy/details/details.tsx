import type { PolicyDetailsKind } from '@portal/contract/v1/policy-details';
import { hasEnded } from '@portal/contract/v1/policy-kind';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { countOf, formatCount, listWords } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { formatOwned } from '#ui/format/percent.ts';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Policy } from '../../policy-queries.ts';
import { endOf } from '../policy-end.ts';
import { ValueRows } from './value-rows.tsx';

/** The details of this kind of plan, and what every policy may have; nothing where none of it is known (P-2). */
export function PolicyDetails({ policy, today }: { policy: Policy; today: string }) {
  const rows = detailFacts(policy, today).map((fact) =>
    'text' in fact
      ? { name: fact.name, value: fact.text }
      : { ...fact, value: <PrivateAmount pence={fact.pence} /> },
  );
  if (rows.length === 0) return null;
  const heading = policy.details === null ? 'Details' : detailHeadings[policy.details.kind];
  return (
    <RuledSection heading={heading}>
      <ValueRows rows={rows} />
    </RuledSection>
  );
}

/** A fact as text, or an amount in integer pence with the unit that follows it. */
export type DetailFact =
  | { name: string; text: string }
  | { name: string; pence: number; unit?: string; note?: string };

type Details<Kind extends PolicyDetailsKind> = Extract<Policy['details'], { kind: Kind }>;
type Frequency = 'monthly' | 'quarterly' | 'half_yearly' | 'yearly';

export const detailHeadings: Record<PolicyDetailsKind, string> = {
  pension: 'Pension details',
  drawdown: 'Drawdown details',
  defined_benefit: 'Pension details',
  isa: 'ISA details',
  gia: 'Account details',
  bond: 'Bond details',
  annuity: 'Annuity details',
  protection: 'Cover details',
};

/** How often an amount is paid, after the amount. */
export const perPeriod: Record<Frequency, string> = {
  monthly: 'a month',
  quarterly: 'a quarter',
  half_yearly: 'every half year',
  yearly: 'a year',
};
const paymentTimes: Record<Frequency, string> = {
  monthly: 'Every month',
  quarterly: 'Every quarter',
  half_yearly: 'Every half year',
  yearly: 'Every year',
};
const crystallisation: Record<Details<'pension'>['crystallisationStatus'], string> = {
  uncrystallised: 'None yet',
  partly_crystallised: 'Some',
  crystallised: 'All',
};

/** What the value of an account is made of; nothing without a value, of which they are parts. */
function gainFacts({ bookCost, unrealisedGain }: Details<'gia'>, { valuation }: Policy): DetailFact[] {
  if (valuation.state !== 'valued') return [];
  const difference = valuation.value - bookCost - unrealisedGain;
  const facts = [
    { name: 'Book cost', pence: bookCost },
    {
      name: unrealisedGain < 0 ? 'Unrealised loss' : 'Unrealised gain',
      pence: unrealisedGain,
      note: 'Value less book cost',
    },
  ];
  return difference === 0
    ? facts
    : [
        ...facts,
        { name: 'Not explained by the provider', pence: difference, note: 'Value less book cost and gain' },
      ];
}

const factsByKind: {
  [Kind in PolicyDetailsKind]: (
    details: Details<Kind>,
    policy: Policy,
    today: string,
  ) => (DetailFact | null)[];
} = {
  pension: (details) => [
    { name: 'Benefits taken', text: crystallisation[details.crystallisationStatus] },
    { name: 'Chosen retirement age', text: String(details.selectedRetirementAge) },
    { name: 'Tax-free cash taken', pence: details.taxFreeCashTaken },
  ],
  drawdown: (details, policy, today) => [
    { name: 'Income', pence: details.income, unit: perPeriod[details.incomeFrequency] },
    dueFact({ ahead: 'Next review', past: 'Review was due', day: details.nextReviewOn }, policy, today),
  ],
  defined_benefit: (details) => [
    textFact('Grows by', details.accrualRate),
    { name: 'Pension at retirement', pence: details.prospectivePension, unit: 'a year' },
    amountOrNull('Transfer value', details.transferValue),
    dayOrNull('Transfer value valid until', details.transferValueExpiresOn),
  ],
  isa: (details) => [
    { name: 'Paid in this tax year', pence: details.subscribedThisTaxYear },
    { name: 'Allowance remaining', pence: details.allowanceRemaining },
  ],
  gia: gainFacts,
  bond: (details) => [
    { name: 'Segments', text: formatCount(details.segments) },
    { name: 'Lives assured', text: listWords(details.livesAssured) || 'None' },
    { name: '5% allowance remaining', pence: details.fivePercentAllowanceRemaining },
    { name: 'In trust', text: yesOrNo(details.inTrust) },
  ],
  annuity: (details) => [
    { name: 'Income', pence: details.annualIncome, unit: 'a year' },
    { name: 'Paid', text: paymentTimes[details.frequency] },
    { name: 'Guarantee period', text: years(details.guaranteePeriodYears) },
    textFact('Increases', details.escalation),
    {
      name: 'For a surviving spouse',
      text: details.spousePercent === 0 ? 'Nothing' : `${details.spousePercent}%`,
    },
  ],
  protection: (details, policy, today) => [
    details.benefitType === 'yearly_benefit'
      ? { name: 'Benefit', pence: details.benefit, unit: 'a year' }
      : { name: 'Sum assured', pence: details.benefit },
    { name: 'Premium', pence: details.premium, unit: perPeriod[details.premiumFrequency] },
    { name: 'Term', text: details.termYears === null ? 'For life' : years(details.termYears) },
    textFact('Increases', details.indexation),
    { name: 'In trust', text: yesOrNo(details.inTrust) },
    dueFact({ ahead: 'Renews on', past: 'Renewal was due', day: details.renewsOn }, policy, today),
  ],
};

/**
 * The facts of a kind of plan, then those that every policy may have; what is not known is left out (P-2). `today` is
 * the day in London.
 */
export function detailFacts(policy: Policy, today: string): DetailFact[] {
  return [...factsOf(policy.details, policy, today), ...factsOfEvery(policy, today)].filter(
    (fact) => fact !== null,
  );
}

function factsOf<Kind extends PolicyDetailsKind>(
  details: Details<Kind> | null,
  policy: Policy,
  today: string,
): (DetailFact | null)[] {
  if (details === null) return [];
  const facts = factsByKind[details.kind as Kind];
  return facts(details, policy, today);
}

function factsOfEvery(policy: Policy, today: string): (DetailFact | null)[] {
  return [
    textFact('Risk profile', policy.riskProfile),
    startFact(policy, today),
    endFact(policy, today),
    textFact('Owners', ownersText(policy.owners ?? [])),
    textFact('Adviser', policy.adviserName),
  ];
}

function startFact({ status, startDate }: Policy, today: string): DetailFact | null {
  if (status === 'submitted_to_provider') return dayOrNull('Submitted', startDate);
  return dayOrNull(startDate !== null && startDate > today ? 'Starts' : 'Started', startDate);
}

/**
 * The planned end of a policy that ended before it is not shown. One that runs past its end date is not said to have
 * ended: its status does not say so.
 */
function endFact(policy: Policy, today: string): DetailFact | null {
  const end = endOf(policy, today);
  if (end !== null) return dayOrNull('Ended', end.day);
  const { endDate } = policy;
  return dayOrNull(endDate !== null && endDate < today ? 'End date' : 'Ends', endDate);
}

/** Owners with their shares; null where there is one owner, or none is known. */
function ownersText(owners: NonNullable<Policy['owners']>): string | null {
  if (owners.length < 2) return null;
  return listWords(owners.map(({ name, percentage }) => `${name} (${formatOwned(percentage)})`));
}

function textFact(name: string, text: string | null): DetailFact | null {
  return text === null ? null : { name, text };
}

type Due = { ahead: string; past: string; day: string | null };

/** What is due on a day, under another name once the day has passed; nothing once the policy has ended. */
function dueFact({ ahead, past, day }: Due, policy: Policy, today: string): DetailFact | null {
  return hasEnded(policy) ? null : dayOrNull(day !== null && day < today ? past : ahead, day);
}

function dayOrNull(name: string, day: string | null): DetailFact | null {
  return day === null ? null : { name, text: formatDay(day) };
}

function amountOrNull(name: string, pence: number | null): DetailFact | null {
  return pence === null ? null : { name, pence };
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

function years(count: number): string {
  return count === 0 ? 'None' : countOf(count, ['year', 'years']);
}
