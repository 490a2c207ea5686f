import { checkEndpoint, createEndpoint, mfaEndpoint } from './authentication.ts';
import { clientEndpoint, updateClientEndpoint } from './client.ts';
import { contentListEndpoint, contentPageEndpoint } from './content.ts';
import { devicesEndpoint, forgetDeviceEndpoint, registerDeviceEndpoint } from './device.ts';
import {
  dueDiligenceEndpoint,
  dueDiligenceListEndpoint,
  dueDiligencePanelEndpoint,
  dueDiligenceReportEndpoint,
} from './due-diligence.ts';
import type { Endpoint } from './endpoint.ts';
import { firmEndpoint } from './firm.ts';
import {
  insightAuthorsEndpoint,
  insightCategoriesEndpoint,
  insightEndpoint,
  insightsEndpoint,
  likeInsightEndpoint,
} from './insights.ts';
import { inviteEndpoint } from './invite.ts';
import { notificationsEndpoint, readNotificationEndpoint } from './notifications.ts';
import { policiesEndpoint, policyEndpoint } from './policies.ts';
import { myPoliciesEndpoint, providerEndpoint, providersEndpoint } from './providers.ts';
import { systemCacheEndpoint } from './system.ts';
import { agreeTermsEndpoint, termsEndpoint, userTermsEndpoint } from './terms.ts';
import {
  readThreadEndpoint,
  replyEndpoint,
  startThreadEndpoint,
  threadEndpoint,
  threadsEndpoint,
} from './threads.ts';
import { mfaDeleteEndpoint, mfaVerifyEndpoint, userMfaEndpoint } from './user-mfa.ts';
import { changePasswordEndpoint, resetRequestEndpoint, setPasswordEndpoint } from './user-password.ts';
import { contactSupportEndpoint, supportReasonsEndpoint } from './user-support.ts';
import { latestValuationEndpoint, valuationGraphEndpoint } from './valuation.ts';

/**
 * Every call of the firm's API, API-1 to API-24, and the portal's own extensions of it. The gateway's client and the
 * mock's routes are both made from this table; nothing else names a /v1 path.
 */
export const endpoints = {
  'authentication.create': createEndpoint,
  'authentication.mfa': mfaEndpoint,
  'authentication.check': checkEndpoint,
  'user.mfa': userMfaEndpoint,
  'user.mfaVerify': mfaVerifyEndpoint,
  'user.mfaDelete': mfaDeleteEndpoint,
  'user.resetRequest': resetRequestEndpoint,
  'user.setPassword': setPasswordEndpoint,
  'user.changePassword': changePasswordEndpoint,
  'user.contactSupport': contactSupportEndpoint,
  'user.supportReasons': supportReasonsEndpoint,
  'invite.view': inviteEndpoint,
  'terms.latest': termsEndpoint,
  'terms.mine': userTermsEndpoint,
  'terms.agree': agreeTermsEndpoint,
  'device.register': registerDeviceEndpoint,
  'device.list': devicesEndpoint,
  'device.forget': forgetDeviceEndpoint,
  'client.view': clientEndpoint,
  'client.update': updateClientEndpoint,
  'firm.view': firmEndpoint,
  'providers.list': providersEndpoint,
  'providers.myPolicies': myPoliciesEndpoint,
  'providers.view': providerEndpoint,
  'dueDiligence.list': dueDiligenceListEndpoint,
  'dueDiligence.view': dueDiligenceEndpoint,
  'dueDiligence.panel': dueDiligencePanelEndpoint,
  'dueDiligence.report': dueDiligenceReportEndpoint,
  'insights.list': insightsEndpoint,
  'insights.categories': insightCategoriesEndpoint,
  'insights.authors': insightAuthorsEndpoint,
  'insights.view': insightEndpoint,
  'insights.like': likeInsightEndpoint,
  'notifications.list': notificationsEndpoint,
  'notifications.markRead': readNotificationEndpoint,
  'policies.list': policiesEndpoint,
  'policies.view': policyEndpoint,
  'policies.latestValuation': latestValuationEndpoint,
  'policies.valuationGraph': valuationGraphEndpoint,
  'messages.list': threadsEndpoint,
  'messages.view': threadEndpoint,
  'messages.start': startThreadEndpoint,
  'messages.reply': replyEndpoint,
  'messages.markRead': readThreadEndpoint,
  'content.list': contentListEndpoint,
  'content.view': contentPageEndpoint,
  'system.cache': systemCacheEndpoint,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
