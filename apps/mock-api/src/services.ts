import type { Database } from '@portal/prisma/client';
import type { DocumentStore } from '@portal/prisma/documents/store';
import type { Clock } from './clock.ts';
import { createLoginAttempts } from './features/authentication/attempts/login-attempts.ts';
import {
  createAddressKey,
  createUnknownAddressCounts,
} from './features/authentication/attempts/unknown-address-counts.ts';
import { createUnlock } from './features/authentication/attempts/unlock.ts';
import { createCodeCheck } from './features/authentication/codes/check-code.ts';
import { createCheckedCodes } from './features/authentication/codes/checked-codes.ts';
import { createCodeAttempts } from './features/authentication/codes/code-attempts.ts';
import { createAcceptCode, createRequireCode } from './features/authentication/codes/single-use-code.ts';
import { createRequireCurrentPassword } from './features/authentication/current-password.ts';
import { createPasswords, type PasswordCost } from './features/authentication/password-hash.ts';
import { createSessions } from './features/authentication/sessions.ts';
import { createSignIn } from './features/authentication/sign-in.ts';
import { createStepUp } from './features/authentication/step-up.ts';
import { createAmendments } from './features/client/amendments.ts';
import { createClients } from './features/client/client-service.ts';
import { createContent } from './features/content/content-service.ts';
import { createDevices } from './features/device/device-service.ts';
import { createDeviceTokens } from './features/device/device-token.ts';
import { createDocumentRequests } from './features/documents/document-requests.ts';
import { createDocuments } from './features/documents/documents-service.ts';
import { createDueDiligence } from './features/due-diligence/due-diligence-service.ts';
import { createFirms } from './features/firm/firm-service.ts';
import { createInsights } from './features/insights/insights-service.ts';
import { createInvites } from './features/invite/invite-service.ts';
import { createMessages } from './features/messages/messages-service.ts';
import { createNotifications } from './features/notifications/notifications-service.ts';
import { createNotify, type Notify } from './features/notifications/notify.ts';
import { createPolicies } from './features/policies/policies-service.ts';
import { createProviders } from './features/providers/providers-service.ts';
import { createAcceptRecoveryCode } from './features/recovery-codes/accept-recovery-code.ts';
import { createRecoveryCodes } from './features/recovery-codes/recovery-codes.ts';
import { createReportEvent } from './features/security-events/not-me.ts';
import { createSecurityHistory, type SecurityHistory } from './features/security-events/security-history.ts';
import { createOpenSessions } from './features/sessions/open-sessions.ts';
import { createSystemState } from './features/system/system-service.ts';
import { createTerms } from './features/terms/terms-service.ts';
import { createBeginEnrolment } from './features/user-mfa/enrolment.ts';
import { createUserMfa } from './features/user-mfa/user-mfa-service.ts';
import { createChangePassword } from './features/user-password/change-password.ts';
import { createRefuseForbidden } from './features/user-password/forbidden-password.ts';
import { createRequestReset } from './features/user-password/request-reset.ts';
import { createSetPassword } from './features/user-password/set-password.ts';
import { createSupport } from './features/user-support/user-support-service.ts';
import type { Jwt } from './http/jwt.ts';
import type { Background } from './http/server/background.ts';
import type { MailBranding } from './mail/mail-branding.ts';
import { createMailLimits, type MailLimits } from './mail/mail-limits.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import { createSecurityAlerts, type SecurityAlerts } from './mail/security-alerts.ts';
import type { Random } from './random.ts';

type Deps = {
  database: Database;
  documentStore: DocumentStore;
  clock: Clock;
  random: Random;
  jwt: Jwt;
  background: Background;
  mailQueue: MailQueue;
  branding: MailBranding;
  /** From which the keys are drawn for counting unknown addresses and for tokens of devices. */
  secret: string;
  passwordCost: PasswordCost | undefined;
  /** See profile/profile.ts. */
  codeWithRemoval: boolean;
  /** See profile/profile.ts. */
  namesExpiredInvites: boolean;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes every service once, with its deps handed in. */
export async function createServices({ secret, passwordCost, jwt, ...deps }: Deps) {
  const addressKey = createAddressKey(secret);
  const passwords = await createPasswords(passwordCost);
  const terms = createTerms(deps);
  const history = createSecurityHistory(deps);
  const sessions = createSessions({ ...deps, jwt, terms, history });
  const unknownAddresses = createUnknownAddressCounts({ ...deps, addressKey });
  const deviceTokens = createDeviceTokens(secret);
  const notify = createNotify(deps);
  const alerts = createSecurityAlerts({ ...deps, notify });
  const withAlerts = { ...deps, notify, alerts, history };
  const recoveryCodes = createRecoveryCodes({ ...withAlerts, secret });
  const mailLimits = createMailLimits({ ...deps, addressKey });
  const attempts = createLoginAttempts({ ...withAlerts, unknownAddresses, deviceTokens });
  const codes = createCodeAttempts(withAlerts);
  const acceptCode = createAcceptCode(deps);
  const requireCode = createRequireCode({ codes, acceptCode });
  const checkedCodes = createCheckedCodes(deps);
  const requireCurrentPassword = createRequireCurrentPassword({ ...deps, passwords, attempts });
  const refuseForbidden = createRefuseForbidden(deps);
  const beginEnrolment = createBeginEnrolment(deps);
  const signInDeps = { ...withAlerts, passwords, attempts, sessions, beginEnrolment };
  return {
    sessions,
    signIn: createSignIn({ ...signInDeps, hasAcceptedTerms: terms.hasAccepted }),
    checkCode: createCodeCheck({ ...withAlerts, requireCode, checkedCodes, sessions }),
    stepUp: createStepUp({ ...deps, jwt, passwords, requireCurrentPassword, requireCode }),
    unlock: createUnlock({ ...deps, attempts, acceptCode, sessions }),
    requestReset: createRequestReset({ ...withAlerts, mailLimits }),
    setPassword: createSetPassword({ ...withAlerts, passwords, sessions, refuseForbidden }),
    changePassword: createChangePassword({ ...signInDeps, requireCurrentPassword, refuseForbidden }),
    terms,
    mailLimits,
    alerts,
    userMfa: createUserMfa({ ...withAlerts, requireCode, checkedCodes, sessions, recoveryCodes }),
    recoveryCodes,
    acceptRecoveryCode: createAcceptRecoveryCode({ ...withAlerts, codes, recoveryCodes, sessions }),
    ...createSecurity(withAlerts),
    deviceTokens,
    ...createProduct({ ...withAlerts, mailLimits }),
    clock: deps.clock,
  };
}

type WithAlerts = Pick<
  Deps,
  'database' | 'documentStore' | 'clock' | 'random' | 'background' | 'namesExpiredInvites'
> & {
  notify: Notify;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};

/** Where a client is signed in, on which devices, and what happened. */
function createSecurity(deps: WithAlerts) {
  const [openSessions, devices] = [createOpenSessions(deps), createDevices(deps)];
  const reportEvent = createReportEvent({ ...deps, devices, openSessions });
  return { history: deps.history, openSessions, devices, reportEvent };
}

/** What there is behind the sign-in. */
function createProduct(deps: WithAlerts & { mailLimits: MailLimits }) {
  return {
    invites: createInvites(deps),
    support: createSupport(deps),
    notify: deps.notify,
    clients: createClients(deps),
    amendments: createAmendments(deps),
    firms: createFirms(deps),
    policies: createPolicies(deps),
    providers: createProviders(deps),
    dueDiligence: createDueDiligence(deps),
    insights: createInsights(deps),
    notifications: createNotifications(deps),
    messages: createMessages(deps),
    documents: createDocuments(deps),
    documentRequests: createDocumentRequests(deps),
    content: createContent(deps),
    system: createSystemState(deps),
  };
}
