import type { Database } from '@portal/prisma/client';
import type { Clock } from './clock.ts';
import { createAddressKey } from './features/authentication/address-key.ts';
import { createCodeAttempts } from './features/authentication/code-attempts-service.ts';
import { createCodeCheck } from './features/authentication/code-service.ts';
import { createLoginAttempts } from './features/authentication/login-attempts-service.ts';
import { createPasswords, type PasswordCost } from './features/authentication/password-hash.ts';
import { createSessions } from './features/authentication/session-service.ts';
import { createShadowLogins } from './features/authentication/shadow-logins-service.ts';
import { createSignIn } from './features/authentication/sign-in-service.ts';
import { createUnlock } from './features/authentication/unlock-service.ts';
import { createAmendments } from './features/client/amendments-service.ts';
import { createClients } from './features/client/client-service.ts';
import { createContent } from './features/content/content-service.ts';
import { createDevices } from './features/device/device-service.ts';
import { createDeviceTokens } from './features/device/device-token.ts';
import { createDueDiligence } from './features/due-diligence/due-diligence-service.ts';
import { createFirms } from './features/firm/firm-service.ts';
import { createInsights } from './features/insights/insights-service.ts';
import { createInvites } from './features/invite/invite-service.ts';
import { createMessages } from './features/messages/messages-service.ts';
import { createNotifications } from './features/notifications/notifications-service.ts';
import { createNotify } from './features/notifications/notify-service.ts';
import { createPolicies } from './features/policies/policies-service.ts';
import { createProviders } from './features/providers/providers-service.ts';
import { createSystemState } from './features/system/system-service.ts';
import { createTerms } from './features/terms/terms-service.ts';
import { createBeginEnrolment } from './features/user-mfa/enrolment-service.ts';
import { createUserMfa } from './features/user-mfa/user-mfa-service.ts';
import { createChangePassword } from './features/user-password/change-password-service.ts';
import { createMailTurns } from './features/user-password/mail-turns-service.ts';
import { createRefuseForbidden } from './features/user-password/password-policy-service.ts';
import { createRequestReset } from './features/user-password/reset-request-service.ts';
import { createSetPassword } from './features/user-password/set-password-service.ts';
import { createSupport } from './features/user-support/user-support-service.ts';
import type { Background } from './http/background.ts';
import type { Jwt } from './http/jwt.ts';
import type { House } from './mail/house.ts';
import { createNotices } from './mail/notices-service.ts';
import type { Post } from './mail/post.ts';
import type { Random } from './random.ts';

type Parts = {
  database: Database;
  clock: Clock;
  random: Random;
  jwt: Jwt;
  background: Background;
  post: Post;
  house: House;
  /** From which the keys are drawn for counting unknown addresses and for tokens of devices. */
  secret: string;
  passwordCost: PasswordCost | undefined;
  /** See profile/profile.ts. */
  codeWithRemoval: boolean;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes every service once, with its parts handed in. */
export async function createServices({ secret, passwordCost, jwt, ...parts }: Parts) {
  const addressKey = createAddressKey(secret);
  const passwords = await createPasswords(passwordCost);
  const terms = createTerms(parts);
  const sessions = createSessions({ ...parts, jwt, terms });
  const shadowLogins = createShadowLogins({ ...parts, addressKey });
  const deviceTokens = createDeviceTokens(secret);
  const notices = createNotices({ ...parts, notify: createNotify(parts) });
  const telling = { ...parts, notices };
  const mailTurns = createMailTurns({ ...parts, addressKey });
  const attempts = createLoginAttempts({ ...telling, shadowLogins, deviceTokens });
  const codes = createCodeAttempts(parts);
  const refuseForbidden = createRefuseForbidden(parts);
  const doors = { ...telling, passwords, attempts, sessions, beginEnrolment: createBeginEnrolment(parts) };
  return {
    sessions,
    signIn: createSignIn({ ...doors, hasAcceptedTerms: terms.hasAccepted }),
    checkCode: createCodeCheck({ ...parts, codes, sessions }),
    unlock: createUnlock({ ...parts, attempts, codes, sessions }),
    requestReset: createRequestReset({ ...telling, mailTurns }),
    setPassword: createSetPassword({ ...telling, passwords, refuseForbidden }),
    changePassword: createChangePassword({ ...doors, refuseForbidden }),
    terms,
    mailTurns,
    notices,
    userMfa: createUserMfa({ ...telling, codes, sessions }),
    devices: createDevices(telling),
    deviceTokens,
    invites: createInvites(parts),
    support: createSupport({ ...telling, mailTurns }),
    ...createProduct(parts),
    notify: createNotify(parts),
    clock: parts.clock,
  };
}

/** What there is behind the sign-in. */
function createProduct(parts: Pick<Parts, 'database' | 'clock' | 'random'>) {
  return {
    clients: createClients(parts),
    amendments: createAmendments({ ...parts, notify: createNotify(parts) }),
    firms: createFirms(parts),
    policies: createPolicies(parts),
    providers: createProviders(parts),
    dueDiligence: createDueDiligence(parts),
    insights: createInsights(parts),
    notifications: createNotifications(parts),
    messages: createMessages(parts),
    content: createContent(parts),
    system: createSystemState(parts),
  };
}
