import type { Endpoint } from '../endpoint.ts';
import { clockEndpoint, moveClockEndpoint } from './clock.ts';
import {
  askForDocumentEndpoint,
  decideDocumentEndpoint,
  personDocumentRequestsEndpoint,
  publishDocumentEndpoint,
} from './documents.ts';
import { faultEndpoints } from './faults.ts';
import { emptyOutboxEndpoint, outboxEndpoint } from './outbox.ts';
import {
  codeEndpoint,
  peopleEndpoint,
  personEndpoint,
  personPoliciesEndpoint,
  resetEndpoint,
  setPersonEndpoint,
} from './people.ts';
import {
  decideAmendmentEndpoint,
  publishInsightEndpoint,
  publishNotificationEndpoint,
  publishTermsEndpoint,
  publishValuationEndpoint,
} from './publish.ts';
import { playScenarioEndpoint, scenariosEndpoint } from './scenarios.ts';
import { createWorldEndpoint, endWorldEndpoint, worldsEndpoint } from './worlds.ts';

/**
 * Every call that controls the mock; `people.set` changes the state of lockout and second factor, and a world is
 * a separate copy of the mock. Not part of the firm's API: only a mock with QA_CONTROLS=1 answers them, and the gateway
 * never calls them. Every body is JSON, every refusal has the shape of those of /v1.
 */
export const qaEndpoints = {
  'people.list': peopleEndpoint,
  'people.view': personEndpoint,
  'people.set': setPersonEndpoint,
  'people.reset': resetEndpoint,
  'people.code': codeEndpoint,
  'people.policies': personPoliciesEndpoint,
  'people.notify': publishNotificationEndpoint,
  'people.publishValuation': publishValuationEndpoint,
  'people.decideAmendment': decideAmendmentEndpoint,
  'people.documentRequests': personDocumentRequestsEndpoint,
  'people.askForDocument': askForDocumentEndpoint,
  'people.decideDocument': decideDocumentEndpoint,
  'people.publishDocument': publishDocumentEndpoint,
  'outbox.list': outboxEndpoint,
  'outbox.empty': emptyOutboxEndpoint,
  'clock.view': clockEndpoint,
  'clock.move': moveClockEndpoint,
  'terms.publish': publishTermsEndpoint,
  'insights.publish': publishInsightEndpoint,
  ...faultEndpoints,
  'worlds.list': worldsEndpoint,
  'worlds.create': createWorldEndpoint,
  'worlds.end': endWorldEndpoint,
  'scenarios.list': scenariosEndpoint,
  'scenarios.play': playScenarioEndpoint,
} as const satisfies Record<string, Endpoint>;

export type QaEndpoints = typeof qaEndpoints;
export type QaEndpointName = keyof QaEndpoints;
