import { authenticationRoutes } from './features/authentication/authentication-routes.ts';
import { clientRoutes } from './features/client/client-routes.ts';
import { contentRoutes } from './features/content/content-routes.ts';
import { deviceRoutes } from './features/device/device-routes.ts';
import { documentsRoutes } from './features/documents/documents-routes.ts';
import { dueDiligenceRoutes } from './features/due-diligence/due-diligence-routes.ts';
import { firmRoutes } from './features/firm/firm-routes.ts';
import { insightsRoutes } from './features/insights/insights-routes.ts';
import { inviteRoutes } from './features/invite/invite-routes.ts';
import { messagesRoutes } from './features/messages/messages-routes.ts';
import { notificationsRoutes } from './features/notifications/notifications-routes.ts';
import { policiesRoutes } from './features/policies/policies-routes.ts';
import { providersRoutes } from './features/providers/providers-routes.ts';
import { recoveryCodesRoutes } from './features/recovery-codes/recovery-codes-routes.ts';
import { securityEventsRoutes } from './features/security-events/security-events-routes.ts';
import { sessionsRoutes } from './features/sessions/sessions-routes.ts';
import { systemRoutes } from './features/system/system-routes.ts';
import { termsRoutes } from './features/terms/terms-routes.ts';
import { userMfaRoutes } from './features/user-mfa/user-mfa-routes.ts';
import { userPasswordRoutes } from './features/user-password/user-password-routes.ts';
import { userSupportRoutes } from './features/user-support/user-support-routes.ts';
import type { Serve } from './http/register-endpoint.ts';
import type { OpenSession } from './http/session.ts';
import type { Services } from './services.ts';

/** Gives each feature its services. */
export function registerRoutes(serve: Serve, services: Services & { openSession: OpenSession }): void {
  authenticationRoutes(serve, services);
  userMfaRoutes(serve, services.userMfa);
  termsRoutes(serve, services);
  deviceRoutes(serve, services);
  recoveryCodesRoutes(serve, services);
  sessionsRoutes(serve, services.openSessions);
  securityEventsRoutes(serve, services);
  clientRoutes(serve, services);
  firmRoutes(serve, services.firms);
  policiesRoutes(serve, services);
  providersRoutes(serve, services.providers);
  dueDiligenceRoutes(serve, services.dueDiligence);
  insightsRoutes(serve, services.insights);
  notificationsRoutes(serve, services.notifications);
  inviteRoutes(serve, services.invites);
  userPasswordRoutes(serve, services);
  userSupportRoutes(serve, services.support);
  messagesRoutes(serve, services.messages);
  documentsRoutes(serve, services);
  contentRoutes(serve, services.content);
  systemRoutes(serve, services.system);
}
