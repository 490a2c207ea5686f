import { type ClientFacts, clientFacts, fullName } from '../clients/client-facts.ts';
import { clientUuid } from '../clients/clients.ts';
import { type SeedDays, seedDays } from '../days.ts';
import type { SeedRows } from '../seed-rows.ts';
import { largePolicies } from './large-policies.ts';
import { plainPolicies } from './plain-policies.ts';
import { policyRows } from './policy-rows.ts';
import type { PolicySpec } from './policy-spec.ts';
import { standardPolicies } from './standard-policies.ts';
import { termsPolicies } from './terms-policies.ts';
import { vipPolicies } from './vip-policies.ts';

/** The rows of all policies; large@ has `largeCount` of them. */
export function policiesOfEverybody(now: Date, largeCount: number): Partial<SeedRows>[] {
  const days = seedDays(now);
  return clientFacts.flatMap((facts) =>
    policyRows(
      { clientUuid: clientUuid(facts.email), email: facts.email, name: fullName(facts) },
      policiesOf(facts, days, largeCount),
      days.today,
    ),
  );
}

function policiesOf(facts: ClientFacts, days: SeedDays, largeCount: number): PolicySpec[] {
  switch (facts.email) {
    case 'vip@portal.example.com':
      return vipPolicies(days);
    case 'standard@portal.example.com':
      return standardPolicies(days);
    case 'large@portal.example.com':
      return largePolicies(largeCount, days);
    case 'terms@portal.example.com':
      return termsPolicies(days);
    case 'setup@portal.example.com':
    case 'lockout@portal.example.com':
    case 'locked@portal.example.com':
      return plainPolicies({ email: facts.email, name: fullName(facts) }, days);
    default:
      return [];
  }
}
