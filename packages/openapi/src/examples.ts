import type { Endpoints } from '@portal/contract/endpoints';
import type { QaEndpoints } from '@portal/contract/qa/qa-endpoints';
import type { Example } from './example.ts';
import { clientExamples } from './examples/client.ts';
import { documentsExamples } from './examples/documents.ts';
import { dueDiligenceExamples } from './examples/due-diligence.ts';
import { insightsExamples } from './examples/insights.ts';
import { messagesExamples } from './examples/messages.ts';
import { notificationsExamples } from './examples/notifications.ts';
import { policiesExamples } from './examples/policies.ts';
import { providersExamples } from './examples/providers.ts';
import { faultsWorldsScenariosExamples } from './examples/qa/faults-worlds-scenarios.ts';
import { mailsClockPublishExamples } from './examples/qa/mails-clock-publish.ts';
import { peopleExamples } from './examples/qa/people.ts';
import { securityExamples } from './examples/security.ts';
import { signInExamples } from './examples/sign-in.ts';

/** One example of every call of the table, of the seeded people; a call without one does not compile. */
export const examples: { readonly [Name in keyof Endpoints]: Example<Endpoints[Name]> } = {
  ...signInExamples,
  ...securityExamples,
  ...clientExamples,
  ...providersExamples,
  ...dueDiligenceExamples,
  ...insightsExamples,
  ...notificationsExamples,
  ...policiesExamples,
  ...messagesExamples,
  ...documentsExamples,
};

/** The same of every call of the controls. */
export const qaExamples: { readonly [Name in keyof QaEndpoints]: Example<QaEndpoints[Name]> } = {
  ...peopleExamples,
  ...mailsClockPublishExamples,
  ...faultsWorldsScenariosExamples,
};
