import type { ProviderType } from '@portal/contract/v1/providers';
import { seedUuid } from './by-name.ts';
import { type Day, dayInMonth } from './days.ts';
import type { SeedRows } from './seed-rows.ts';

export type ProviderName =
  | 'Brackenfield'
  | 'Saltmarsh'
  | 'Castlegate Trustees'
  | 'Tamar & Wye'
  | 'Greywater Assurance'
  | 'Northmoor Life'
  | 'Harbottle Hale International'
  | 'Tollgate Savings';

/** Facts of an invented provider; money in pounds, for readability. */
type ProviderFacts = {
  legalName: string;
  type: ProviderType;
  fcaNumber: string;
  phone: string;
  yearEstablished: number;
  ownership: string;
  poundsAdministered: number;
  strength: readonly [agency: string, rating: string] | null;
  fscsNote: string;
  description: string;
};

const investmentCompensation =
  'Money and investments held here are kept apart from the company’s own. If it failed and could not return them, the compensation scheme covers each person up to its limit.';
const insuranceCompensation =
  'Long-term insurance is covered by the compensation scheme in full, without an upper limit, where the insurer is authorised in the United Kingdom.';

/** Numbers begin with zeros, which the regulator never gives out; phones are from the range kept for stories. */
const providerFacts: Readonly<Record<ProviderName, ProviderFacts>> = {
  Brackenfield: {
    legalName: 'Brackenfield Platform Services Limited',
    type: 'platform',
    fcaNumber: '000214',
    phone: '01632 960 410',
    yearEstablished: 2004,
    ownership: 'Owned by its founders and an employee trust',
    poundsAdministered: 48_300_000_000,
    strength: ['Larkhill Ratings', 'A'],
    fscsNote: investmentCompensation,
    description:
      'An investment platform for advised clients. Pension, ISA, general account and onshore bond are held together under one tiered charge, and values reach us every night.',
  },
  Saltmarsh: {
    legalName: 'Saltmarsh Workplace and Wealth plc',
    type: 'platform',
    fcaNumber: '000227',
    phone: '01632 960 422',
    yearEstablished: 1998,
    ownership: 'Listed company with no holder above nine per cent',
    poundsAdministered: 71_900_000_000,
    strength: ['Larkhill Ratings', 'A-'],
    fscsNote: investmentCompensation,
    description:
      'A platform best known for group pensions. Employers find it easy to run; private clients get the same funds at a charge that falls with the size of their pot.',
  },
  'Castlegate Trustees': {
    legalName: 'Castlegate Pension Trustees Limited',
    type: 'sipp_operator',
    fcaNumber: '000239',
    phone: '01632 960 437',
    yearEstablished: 1991,
    ownership: 'Private company, four families',
    poundsAdministered: 6_450_000_000,
    strength: null,
    fscsNote: investmentCompensation,
    description:
      'An operator of self-invested personal pensions that takes commercial property and unlisted shares as well as funds. Its staff are few and know their cases.',
  },
  'Tamar & Wye': {
    legalName: 'Tamar & Wye Investment Management LLP',
    type: 'dfm',
    fcaNumber: '000243',
    phone: '01632 960 449',
    yearEstablished: 2011,
    ownership: 'Partnership of eleven',
    poundsAdministered: 3_120_000_000,
    strength: null,
    fscsNote: investmentCompensation,
    description:
      'A discretionary manager with five risk-rated portfolios of its own and a bespoke service above £250,000. It reports each quarter in plain words.',
  },
  'Greywater Assurance': {
    legalName: 'Greywater Assurance Society',
    type: 'protection_insurer',
    fcaNumber: '000258',
    phone: '01632 960 454',
    yearEstablished: 1907,
    ownership: 'Mutual, owned by its members',
    poundsAdministered: 9_870_000_000,
    strength: ['Larkhill Ratings', 'AA-'],
    fscsNote: insuranceCompensation,
    description:
      'A mutual insurer of lives and incomes. It paid 98 of every 100 life claims last year and publishes the reasons for the other two.',
  },
  'Northmoor Life': {
    legalName: 'Northmoor Life Assurance Company Limited',
    type: 'life_company',
    fcaNumber: '000266',
    phone: '01632 960 468',
    yearEstablished: 1962,
    ownership: 'Subsidiary of an overseas insurance group',
    poundsAdministered: 22_700_000_000,
    strength: ['Larkhill Ratings', 'BBB+'],
    fscsNote: insuranceCompensation,
    description:
      'A life company with annuities and bonds, onshore and offshore. The products are sound; the service has been slow since its records moved to a new system.',
  },
  'Harbottle Hale International': {
    legalName: 'Harbottle Hale International Limited',
    type: 'life_company',
    fcaNumber: '000271',
    phone: '01632 960 473',
    yearEstablished: 1986,
    ownership: 'Private equity fund',
    poundsAdministered: 4_060_000_000,
    strength: ['Larkhill Ratings', 'BB'],
    fscsNote:
      'Written outside the United Kingdom: the compensation scheme here does not cover it, and the local one pays up to 90 per cent.',
    description:
      'An offshore life company with a wide choice of funds and of currencies. It was sold twice in four years; we place no new money with it.',
  },
  'Tollgate Savings': {
    legalName: 'Tollgate Savings Society',
    type: 'savings_society',
    fcaNumber: '000285',
    phone: '01632 960 486',
    yearEstablished: 1884,
    ownership: 'Mutual, owned by its members',
    poundsAdministered: 2_940_000_000,
    strength: ['Larkhill Ratings', 'A+'],
    fscsNote:
      'Deposits are covered by the compensation scheme up to its limit for each person, and for more than that in the months after a large event in life.',
    description:
      'A savings society with cash ISAs and notice accounts. Rates are seldom the best of the week and hardly ever the worst of the year.',
  },
};

const providerNames = Object.keys(providerFacts) as ProviderName[];

export function providerUuid(name: ProviderName): string {
  return seedUuid(`provider/${name}`);
}

/** All providers; their ratings were last given in the spring or autumn before `today`. */
export function providerRows(today: Day): Pick<SeedRows, 'provider'> {
  const ratedOn = dayInMonth(today, -5, 12);
  return { provider: providerNames.map((name) => providerRow(name, ratedOn)) };
}

function providerRow(name: ProviderName, ratedOn: Day): SeedRows['provider'][number] {
  const { poundsAdministered, strength, ...facts } = providerFacts[name];
  const host = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return {
    ...facts,
    uuid: providerUuid(name),
    name,
    logoUrl: null,
    website: `https://${host}.example.com`,
    assetsUnderAdministration: BigInt(poundsAdministered) * 100n,
    strengthAgency: strength?.[0] ?? null,
    strengthRating: strength?.[1] ?? null,
    strengthRatedOn: strength ? ratedOn : null,
  };
}
