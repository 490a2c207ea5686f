import { authenticationRouter } from './features/authentication/authentication-router.ts';
import { clientRouter } from './features/client/client-router.ts';
import { contentRouter } from './features/content/content-router.ts';
import { deviceRouter } from './features/device/device-router.ts';
import { documentsRouter } from './features/documents/documents-router.ts';
import { dueDiligenceRouter } from './features/due-diligence/due-diligence-router.ts';
import { firmRouter } from './features/firm/firm-router.ts';
import { insightsRouter } from './features/insights/insights-router.ts';
import { inviteRouter } from './features/invite/invite-router.ts';
import { messagesRouter } from './features/messages/messages-router.ts';
import { notificationsRouter } from './features/notifications/notifications-router.ts';
import { policiesRouter } from './features/policies/policies-router.ts';
import { providersRouter } from './features/providers/providers-router.ts';
import { recoveryCodesRouter } from './features/recovery-codes/recovery-codes-router.ts';
import { securityEventsRouter } from './features/security-events/security-events-router.ts';
import { sessionsRouter } from './features/sessions/sessions-router.ts';
import { systemRouter } from './features/system/system-router.ts';
import { termsRouter } from './features/terms/terms-router.ts';
import { userRouter } from './features/user/user-router.ts';
import { t } from './trpc/init.ts';

/** Everything the browser may ask for, named as in the contract's table. */
export const appRouter = t.router({
  authentication: authenticationRouter,
  user: userRouter,
  invite: inviteRouter,
  terms: termsRouter,
  device: deviceRouter,
  recoveryCodes: recoveryCodesRouter,
  sessions: sessionsRouter,
  securityEvents: securityEventsRouter,
  client: clientRouter,
  firm: firmRouter,
  policies: policiesRouter,
  providers: providersRouter,
  dueDiligence: dueDiligenceRouter,
  insights: insightsRouter,
  notifications: notificationsRouter,
  messages: messagesRouter,
  documents: documentsRouter,
  content: contentRouter,
  system: systemRouter,
});

/** The only thing of the gateway that the web client imports, as a type. */
export type AppRouter = typeof appRouter;
