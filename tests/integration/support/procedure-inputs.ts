import { randomUUID } from 'node:crypto';
import { appRouter } from '@portal/gateway/router';
import { seedPassword } from '@portal/prisma/seed/people';
import type { LinkedApps } from './linked-apps.ts';
import { callPortal } from './portal-caller.ts';

/** What the ids in an input name: something that there is, of this client where it is someone's. */
export type KnownIds = {
  policy: string;
  provider: string;
  dueDiligence: string;
  insight: string;
  notification: string;
  thread: string;
  document: string;
  documentRequest: string;
  device: string;
  session: string;
  securityEvent: string;
  content: string;
};

/** An unknown id. */
export const nobodysUuid = '99999999-9999-4999-8999-999999999999';

export const unknownIds: KnownIds = {
  policy: nobodysUuid,
  provider: nobodysUuid,
  dueDiligence: nobodysUuid,
  insight: 'no-such-article',
  notification: nobodysUuid,
  thread: nobodysUuid,
  document: nobodysUuid,
  documentRequest: nobodysUuid,
  device: nobodysUuid,
  session: nobodysUuid,
  securityEvent: nobodysUuid,
  content: 'no-such-page',
};

type Input = Record<string, unknown> | undefined;

const email = 'somebody@portal.example.com';
const code = '000000';
const passwords = { password: 'Long-Enough-1!', repeatPassword: 'Long-Enough-1!' };
const mailed = 'INVITE-NONE-0000000000';

/** An input of the right shape for every procedure of the gateway; undefined for those that take none. */
export function inputsOf(ids: KnownIds): Record<string, Input> {
  const {
    policy,
    provider,
    dueDiligence,
    insight,
    notification,
    thread,
    document,
    documentRequest,
    device,
    content,
    session,
    securityEvent,
  } = ids;
  return {
    'authentication.signIn': { email, password: seedPassword },
    'authentication.verifyCode': { code },
    'authentication.useRecoveryCode': { code: 'k7m2x-9qpd4' },
    'authentication.unlock': { email, code },
    'authentication.check': undefined,
    'authentication.stepUp': { family: 'details', password: seedPassword },
    'authentication.renew': undefined,
    'authentication.signOut': undefined,
    'user.mfa': undefined,
    'user.mfaState': undefined,
    'user.verifyMfa': { code },
    'user.removeMfa': { code },
    'user.requestReset': { email },
    'user.setPassword': { code: mailed, ...passwords },
    'user.changePassword': { currentPassword: 'Not-The-Current-1!', ...passwords },
    'user.contactSupport': { name: 'Somebody', email, reason: 'Something else' },
    'user.supportReasons': undefined,
    'invite.check': { code: mailed },
    'terms.latest': undefined,
    'terms.mine': undefined,
    'terms.accept': { version: '0' },
    'device.register': { deviceId: nobodysUuid, type: 'web' },
    'device.list': undefined,
    'device.forget': { uuid: device },
    'recoveryCodes.count': undefined,
    'recoveryCodes.make': undefined,
    'sessions.list': undefined,
    'sessions.end': { uuid: session },
    'sessions.endOthers': undefined,
    'securityEvents.list': { page: 1 },
    'securityEvents.report': { uuid: securityEvent, takesReports: true, deviceUuid: null },
    'client.get': undefined,
    'client.update': {
      changedFields: {
        surname: 'Hartnoll',
        telephone: { homeNumber: null },
        address: { line1: '1 High Street' },
      },
    },
    'firm.get': undefined,
    'policies.list': undefined,
    'policies.byId': { uuid: policy },
    'policies.valuationGraph': { uuid: policy, dateRange: '1y' },
    'policies.history': { range: '1y' },
    'policies.changeSince': { policies: [{ uuid: policy, knownUntil: '2026-01-31' }] },
    'providers.list': undefined,
    'providers.byId': { uuid: provider },
    'providers.myPolicies': { uuid: provider },
    'dueDiligence.list': undefined,
    'dueDiligence.byId': { uuid: dueDiligence },
    'dueDiligence.panel': { uuid: dueDiligence },
    'dueDiligence.report': { dueDiligenceUuid: dueDiligence, providerUuid: provider },
    'insights.list': { categories: 'tax-planning', writer: 'ruth-vasey' },
    'insights.byId': { id: insight },
    'insights.like': { id: insight },
    'insights.unlike': { id: insight },
    'insights.categories': undefined,
    'insights.authors': undefined,
    'notifications.list': { page: 1 },
    'notifications.unreadCount': undefined,
    'notifications.markRead': { uuid: notification },
    'notifications.markAllRead': undefined,
    'messages.list': undefined,
    'messages.unreadCount': undefined,
    'messages.byId': { uuid: thread },
    'messages.start': { subject: 'A question', body: 'May I ask?', policyUuid: policy },
    'messages.reply': { uuid: thread, body: 'Thank you.' },
    'messages.markRead': { uuid: thread },
    'documents.list': { page: 1, kind: 'letter', unread: true },
    'documents.unreadCount': undefined,
    'documents.byId': { id: document },
    'documents.markRead': { id: document },
    'documents.requests': undefined,
    'documents.request': { id: documentRequest },
    'content.list': undefined,
    'content.byId': { id: content },
    'system.cache': undefined,
  };
}

type Procedure = { readonly name: string; readonly method: 'GET' | 'POST' };

/** Every procedure of the gateway's router, and how it is called. */
export const procedures: readonly Procedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
).map(([name, { _def }]) => ({ name, method: _def.type === 'mutation' ? 'POST' : 'GET' }));

/** Calls a procedure of the list above. */
export function callProcedure<Data>(
  apps: LinkedApps,
  { name, method }: Procedure,
  call: { token: string; input?: unknown },
) {
  return callPortal<Data>(apps, name, { ...call, method });
}

/**
 * Ids of a seeded client's records and of shared ones. Adds an unused device, another session and a request to the
 * client.
 */
export async function idsOf({ database, clock }: LinkedApps, clientEmail: string): Promise<KnownIds> {
  const { uuid: clientUuid } = await database.client.findFirstOrThrow({ where: { email: clientEmail } });
  const [policy, notification, thread, document, item, insight, content] = await Promise.all([
    database.policy.findFirstOrThrow({ where: { clientUuid, valuations: { some: {} } } }),
    database.notification.findFirstOrThrow({ where: { clientUuid, readAt: null } }),
    database.thread.findFirstOrThrow({ where: { clientUuid } }),
    database.document.findFirstOrThrow({ where: { clientUuid } }),
    database.panelItem.findFirstOrThrow({ where: { report: { isNot: null } } }),
    database.insight.findFirstOrThrow({ where: { likes: { none: { clientUuid } } } }),
    database.contentPage.findFirstOrThrow({ where: { isVipOnly: false } }),
  ]);
  const device = await database.device.create({
    data: {
      uuid: randomUUID(),
      deviceId: randomUUID(),
      clientUuid,
      type: 'web',
      name: 'Old browser',
      createdAt: clock.now(),
      lastSeenAt: clock.now(),
    },
  });
  const signedInAt = clock.now();
  const session = await database.signInSession.create({
    data: {
      uuid: randomUUID(),
      clientUuid,
      startedAt: signedInAt,
      lastUsedAt: signedInAt,
      tokens: {
        create: {
          jti: randomUUID(),
          clientUuid,
          scope: 'full',
          issuedAt: signedInAt,
          expiresAt: new Date(signedInAt.getTime() + 3_600_000),
        },
      },
    },
  });
  const documentRequest = await database.documentRequest.create({
    data: {
      uuid: randomUUID(),
      clientUuid,
      title: 'Proof of address',
      state: 'asked',
      askedAt: clock.now(),
    },
  });
  const securityEvent = await database.securityEvent.findFirstOrThrow({ where: { clientUuid } });
  return {
    policy: policy.uuid,
    provider: item.providerUuid,
    dueDiligence: item.dueDiligenceUuid,
    insight: insight.id,
    notification: notification.id,
    thread: thread.uuid,
    document: document.uuid,
    documentRequest: documentRequest.uuid,
    device: device.uuid,
    session: session.uuid,
    securityEvent: securityEvent.uuid,
    content: content.id,
  };
}
