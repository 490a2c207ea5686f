import type { Endpoints } from '@portal/contract/endpoints';
import type { Example } from './example.ts';
import { authenticationExamples } from './examples/authentication.ts';
import { clientExamples } from './examples/client.ts';
import { contentExamples } from './examples/content.ts';
import { deviceExamples } from './examples/device.ts';
import { dueDiligenceExamples } from './examples/due-diligence.ts';
import { firmExamples } from './examples/firm.ts';
import { insightsExamples } from './examples/insights.ts';
import { inviteExamples } from './examples/invite.ts';
import { messagesExamples } from './examples/messages.ts';
import { notificationsExamples } from './examples/notifications.ts';
import { policiesExamples } from './examples/policies.ts';
import { providersExamples } from './examples/providers.ts';
import { systemExamples } from './examples/system.ts';
import { termsExamples } from './examples/terms.ts';
import { userExamples } from './examples/user.ts';

/** One example of every call of the table, of the seeded people; a call without one does not compile. */
export const examples: { readonly [Name in keyof Endpoints]: Example<Endpoints[Name]> } = {
  ...authenticationExamples,
  ...userExamples,
  ...inviteExamples,
  ...termsExamples,
  ...deviceExamples,
  ...clientExamples,
  ...firmExamples,
  ...providersExamples,
  ...dueDiligenceExamples,
  ...insightsExamples,
  ...notificationsExamples,
  ...policiesExamples,
  ...messagesExamples,
  ...contentExamples,
  ...systemExamples,
};
