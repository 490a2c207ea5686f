import { type ClientFacts, clientFacts } from '../clients/client-facts.ts';
import { clientUuid } from '../clients/clients.ts';
import { addDays, dayInMonth, dayOf, type SeedDays, seedDays } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { filesOfStandard, filesOfVip } from './client-files.ts';
import type { Recipient } from './letter.ts';
import { type PolicyFile, type PolicyTables, policyFilesOf } from './policy-file.ts';
import type { SeedDocument } from './seed-document.ts';
import { beneficiariesLetter, contributionForm, welcomeLetter } from './single-letters.ts';
import { type Rhythm, statementsOf } from './statements.ts';
import { taxVouchersOf } from './tax-vouchers.ts';
import { servicesDocument, termsDocuments } from './terms-documents.ts';
import { valuationReportsOf } from './valuation-reports.ts';
import { yearlyLetters } from './yearly-letters.ts';
import { yearlyNoticesOf } from './yearly-notices.ts';

/** large@ has a thousand policies, and statements of the first of them alone: each file takes time to make. */
const MOST_POLICIES = 10;

type Person = {
  readonly facts: ClientFacts;
  readonly policies: readonly PolicyFile[];
  readonly days: SeedDays;
  readonly to: Recipient;
};

type Tables = PolicyTables & Pick<SeedRows, 'termsVersion'>;
type DocumentsOfClient = { readonly email: string; readonly documents: readonly SeedDocument[] };

/** The documents of everybody, newest first; nobody has one from before they were a client. */
export function documentsOfPeople(now: Date, tables: Tables): DocumentsOfClient[] {
  const days = seedDays(now);
  return clientFacts.flatMap((facts) => {
    const { adviser, address } = facts;
    if (!adviser || !address || facts.clientForMonths === 0) return [];
    const policies = policyFilesOf(tables, clientUuid(facts.email), MOST_POLICIES);
    const to: Recipient = { ...facts, address, adviser };
    const since = dayInMonth(days.today, -facts.clientForMonths, 12);
    const documents = [
      ...termsDocuments(tables.termsVersion),
      ...servicesDocument(tables.termsVersion),
      ...policies.flatMap((policy) => yearlyNoticesOf(policy, days.today)),
      ...documentsOf({ facts, policies, days, to }),
    ].filter(({ addedAt }) => dayOf(addedAt) >= since && addedAt <= now);
    return { email: facts.email, documents: newestFirst(documents) };
  });
}

function newestFirst(documents: readonly SeedDocument[]): SeedDocument[] {
  return documents.toSorted((left, right) => right.addedAt.getTime() - left.addedAt.getTime());
}

function documentsOf(person: Person): SeedDocument[] {
  const { facts, policies, days, to } = person;
  const { today } = days;
  const statements = (rhythmOf: (policy: PolicyFile) => Rhythm) =>
    policies.flatMap((policy) => statementsOf(policy, rhythmOf(policy), today));
  const reports = () => valuationReportsOf(policies, `${to.title} ${to.firstName} ${to.surname}`, days);
  const [first] = policies;
  switch (facts.email) {
    case 'vip@portal.example.com':
      return [
        ...statements(({ planType }) => (planType === 'offshore_bond' ? 'half_yearly' : 'quarterly')),
        ...reports(),
        ...policies.filter(({ planType }) => planType === 'gia').flatMap((one) => taxVouchersOf(one, today)),
        ...yearlyLetters(to, policies, today),
        ...(first ? [beneficiariesLetter(to, first, today)] : []),
        ...filesOfVip(policies, today),
      ];
    case 'standard@portal.example.com':
      return [
        ...statements(({ planType }) => (planType === 'workplace_pension' ? 'yearly' : 'half_yearly')),
        ...reports().slice(-1),
        ...yearlyLetters(to, policies, today).slice(0, 2),
        ...(first ? [contributionForm(to, first, today)] : []),
        ...filesOfStandard(policies, today),
      ];
    case 'setup@portal.example.com':
      return [
        welcomeLetter(to, addDays(dayInMonth(today, -facts.clientForMonths, 12), 3)),
        ...reports().slice(-1),
      ];
    case 'large@portal.example.com':
      return statements(() => 'yearly');
    default:
      return [...statements(() => 'half_yearly'), ...yearlyLetters(to, policies, today).slice(0, 1)];
  }
}
