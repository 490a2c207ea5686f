import { expect, test } from 'vitest';
import { aBareWholePolicy, aWholePolicy } from '#test/build/a-whole-policy.ts';
import { formatMoney } from '#ui/format/money.ts';
import type { Policy } from '../../policy-queries.ts';
import { type DetailFact, detailFacts, detailHeadings } from './details.tsx';

const today = '2026-11-21';
const value = (fact: DetailFact) =>
  'text' in fact ? fact.text : [formatMoney(fact.pence), fact.unit].filter(Boolean).join(' ');
const read = (policy: Partial<Policy>) =>
  detailFacts(aWholePolicy(policy), today).map((fact) => `${fact.name}: ${value(fact)}`);
const own = (details: Policy['details']) => read({ details, riskProfile: null }).slice(0, -2);

test('P-2: every policy says its risk profile, when it started and who looks after it', () => {
  expect(read({ details: { kind: 'gia', bookCost: 90000, unrealisedGain: 10000 } }).slice(2)).toEqual([
    'Risk profile: Balanced',
    'Started: 6 May 2019',
    'Adviser: Ruth Vasey',
  ]);
});

test('P-2: one still with the provider was submitted, one with an end says it, and owners say their shares', () => {
  const facts = read({
    status: 'submitted_to_provider',
    endDate: '2030-01-31',
    owners: [
      { name: 'Imogen Hartnoll', percentage: 60, isClient: true },
      { name: 'Giles Hartnoll', percentage: 40, isClient: false },
    ],
  });
  expect(facts).toContain('Submitted: 6 May 2019');
  expect(facts).toContain('Ends: 31 January 2030');
  expect(facts).toContain('Owners: Imogen Hartnoll (60%) and Giles Hartnoll (40%)');
});

test('P-2, P-84: the end date of a policy that runs is not its end, and a planned end is left out once the policy has ended', () => {
  const end = (policy: Partial<Policy>) => read(policy).find((fact) => fact.startsWith('End'));
  expect(end({ status: null, endDate: '2014-05-28' })).toBe('End date: 28 May 2014');
  expect(end({ status: null, endDate: today })).toBe('Ends: 21 November 2026');
  expect(end({ status: 'surrendered', endDate: today })).toBe('Ended: 21 November 2026');
  expect(end({ status: 'matured', endDate: '2014-05-28' })).toBe('Ended: 28 May 2014');
  expect(end({ status: 'surrendered', endDate: '2030-01-31' })).toBeUndefined();
  expect(read({ startDate: '2027-03-01' })).toContain('Starts: 1 March 2027');
});

test('P-2: a review and a renewal whose day has passed were due then, and of an ended policy there are none', () => {
  const drawdown = (nextReviewOn: string): Policy['details'] => ({
    ...{ kind: 'drawdown', income: 90000, incomeFrequency: 'monthly' },
    nextReviewOn,
  });
  const cover = (renewsOn: string): Policy['details'] => ({ ...aYearlyBenefit, renewsOn });
  const dueOf = (details: Policy['details'], status: Policy['status'] = 'in_force') =>
    read({ details, status }).find((fact) => /review|renew/i.test(fact));
  expect(dueOf(drawdown(today))).toBe('Next review: 21 November 2026');
  expect(dueOf(drawdown('2026-11-20'))).toBe('Review was due: 20 November 2026');
  expect(dueOf(drawdown('2027-03-01'), 'transferred_out')).toBeUndefined();
  expect(dueOf(cover('2026-11-20'))).toBe('Renewal was due: 20 November 2026');
  expect(dueOf(cover('2027-03-01'), 'lapsed')).toBeUndefined();
});

test('P-2, API-21: a text that the firm does not give is left out', () => {
  expect(read({ riskProfile: null, adviserName: null }).join()).not.toMatch(/Risk profile|Adviser/);
});

test('P-2: shares of owners have at most two decimals', () => {
  const owners = [66.666667, 33.333333].map((percentage) => ({ name: 'A Holt', percentage, isClient: null }));
  expect(read({ owners })).toContain('Owners: A Holt (66.67%) and A Holt (33.33%)');
});

const aYearlyBenefit = {
  kind: 'protection',
  benefitType: 'yearly_benefit',
  benefit: 2400000,
  premium: 4120,
  premiumFrequency: 'half_yearly',
  termYears: null,
  indexation: 'Retail prices',
  inTrust: false,
  renewsOn: '2027-06-09',
} as const;

const cases: [NonNullable<Policy['details']>, string[]][] = [
  [
    {
      kind: 'pension',
      crystallisationStatus: 'partly_crystallised',
      selectedRetirementAge: 66,
      taxFreeCashTaken: 0,
    },
    ['Benefits taken: Some', 'Chosen retirement age: 66', 'Tax-free cash taken: £0.00'],
  ],
  [
    { kind: 'drawdown', income: 90000, incomeFrequency: 'monthly', nextReviewOn: '2027-03-01' },
    ['Income: £900.00 a month', 'Next review: 1 March 2027'],
  ],
  [
    {
      kind: 'defined_benefit',
      accrualRate: 'One sixtieth a year',
      prospectivePension: 1480000,
      transferValue: 31200000,
      transferValueExpiresOn: '2027-01-20',
    },
    [
      'Grows by: One sixtieth a year',
      'Pension at retirement: £14,800.00 a year',
      'Transfer value: £312,000.00',
      'Transfer value valid until: 20 January 2027',
    ],
  ],
  [
    { kind: 'isa', subscribedThisTaxYear: 200000, allowanceRemaining: 1800000 },
    ['Paid in this tax year: £2,000.00', 'Allowance remaining: £18,000.00'],
  ],
  [
    { kind: 'gia', bookCost: 103650, unrealisedGain: -3650 },
    ['Book cost: £1,036.50', 'Unrealised loss: −£36.50'],
  ],
  [
    {
      kind: 'bond',
      segments: 100,
      livesAssured: ['A', 'B'],
      fivePercentAllowanceRemaining: 5,
      inTrust: true,
    },
    ['Segments: 100', 'Lives assured: A and B', '5% allowance remaining: £0.05', 'In trust: Yes'],
  ],
  [
    {
      kind: 'annuity',
      annualIncome: 960000,
      frequency: 'quarterly',
      guaranteePeriodYears: 1,
      escalation: 'Level',
      spousePercent: 50,
    },
    [
      'Income: £9,600.00 a year',
      'Paid: Every quarter',
      'Guarantee period: 1 year',
      'Increases: Level',
      'For a surviving spouse: 50%',
    ],
  ],
  [
    aYearlyBenefit,
    [
      'Benefit: £24,000.00 a year',
      'Premium: £41.20 every half year',
      'Term: For life',
      'Increases: Retail prices',
      'In trust: No',
      'Renews on: 9 June 2027',
    ],
  ],
];

test.each(cases)('P-2: details of the kind %o', (details, facts) => {
  expect(own(details)).toEqual(facts);
  expect(detailHeadings[details.kind]).toMatch(/details$/);
});

test('P-2: what has no figure is left out', () => {
  const details = {
    kind: 'defined_benefit',
    accrualRate: '1/60',
    prospectivePension: 1,
    transferValue: null,
    transferValueExpiresOn: null,
  } as const;
  expect(own(details)).toHaveLength(2);
});

test('P-2, API-21: a policy of which nothing is known has no details', () => {
  expect(detailFacts(aBareWholePolicy(), today)).toEqual([]);
});

test('P-2: a gain that the value and the book cost do not give is shown with the difference', () => {
  expect(own({ kind: 'gia', bookCost: 90000, unrealisedGain: 9969 })).toEqual([
    'Book cost: £900.00',
    'Unrealised gain: £99.69',
    'Not explained by the provider: £0.31',
  ]);
});

test('P-2: a policy without a value has no book cost and no gain', () => {
  const account = { kind: 'gia', bookCost: 0, unrealisedGain: 0 } as const;
  const facts = read({ details: account, riskProfile: null, valuation: { state: 'none' } });
  expect(facts.filter((fact) => /cost|gain|loss/.test(fact))).toEqual([]);
});
