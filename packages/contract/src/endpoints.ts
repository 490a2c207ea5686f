import type { Endpoint } from './endpoint.ts';
import { checkEndpoint, createEndpoint, mfaEndpoint } from './v1/authentication.ts';
import { clientEndpoint, updateClientEndpoint } from './v1/client.ts';
import { contentListEndpoint, contentPageEndpoint } from './v1/content.ts';
import { devicesEndpoint, forgetDeviceEndpoint, registerDeviceEndpoint } from './v1/device.ts';
import {
  addDocumentEndpoint,
  documentContentEndpoint,
  documentEndpoint,
  documentRequestEndpoint,
  documentRequestsEndpoint,
  documentsEndpoint,
  readDocumentEndpoint,
} from './v1/documents.ts';
import {
  dueDiligenceEndpoint,
  dueDiligenceListEndpoint,
  dueDiligencePanelEndpoint,
  dueDiligenceReportEndpoint,
} from './v1/due-diligence.ts';
import { firmEndpoint } from './v1/firm.ts';
import {
  insightAuthorsEndpoint,
  insightCategoriesEndpoint,
  insightEndpoint,
  insightsEndpoint,
  likeInsightEndpoint,
  unlikeInsightEndpoint,
} from './v1/insights.ts';
import { inviteEndpoint } from './v1/invite.ts';
import {
  readThreadEndpoint,
  replyEndpoint,
  startThreadEndpoint,
  threadEndpoint,
  threadsEndpoint,
} from './v1/messages.ts';
import { notificationsEndpoint, readNotificationEndpoint } from './v1/notifications.ts';
import { policiesEndpoint, policyEndpoint } from './v1/policies.ts';
import { myPoliciesEndpoint, providerEndpoint, providersEndpoint } from './v1/providers.ts';
import {
  makeRecoveryCodesEndpoint,
  recoveryCodesEndpoint,
  useRecoveryCodeEndpoint,
} from './v1/recovery-codes.ts';
import { reportSecurityEventEndpoint, securityEventsEndpoint } from './v1/security-events.ts';
import { endOtherSessionsEndpoint, endSessionEndpoint, sessionsEndpoint } from './v1/sessions.ts';
import { stepUpEndpoint } from './v1/step-up.ts';
import { systemCacheEndpoint } from './v1/system.ts';
import { agreeTermsEndpoint, termsEndpoint, userTermsEndpoint } from './v1/terms.ts';
import { mfaDeleteEndpoint, mfaVerifyEndpoint, userMfaEndpoint } from './v1/user-mfa.ts';
import { changePasswordEndpoint, resetRequestEndpoint, setPasswordEndpoint } from './v1/user-password.ts';
import { contactSupportEndpoint, supportReasonsEndpoint } from './v1/user-support.ts';
import { latestValuationEndpoint, valuationGraphEndpoint } from './v1/valuation.ts';

/**
 * Every call of the firm's API, API-1 to API-23 and API-30, and the portal's own extensions of it. The gateway's client
 * and the mock's routes are both made from this table; nothing else names a /v1 path.
 */
export const endpoints = {
  'authentication.create': createEndpoint,
  'authentication.mfa': mfaEndpoint,
  'authentication.check': checkEndpoint,
  'authentication.stepUp': stepUpEndpoint,
  'user.mfa': userMfaEndpoint,
  'user.mfaVerify': mfaVerifyEndpoint,
  'user.mfaDelete': mfaDeleteEndpoint,
  'recoveryCodes.count': recoveryCodesEndpoint,
  'recoveryCodes.make': makeRecoveryCodesEndpoint,
  'recoveryCodes.use': useRecoveryCodeEndpoint,
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
  'sessions.list': sessionsEndpoint,
  'sessions.end': endSessionEndpoint,
  'sessions.endOthers': endOtherSessionsEndpoint,
  'securityEvents.list': securityEventsEndpoint,
  'securityEvents.report': reportSecurityEventEndpoint,
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
  'insights.unlike': unlikeInsightEndpoint,
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
  'documents.list': documentsEndpoint,
  'documents.view': documentEndpoint,
  'documents.content': documentContentEndpoint,
  'documents.markRead': readDocumentEndpoint,
  'documents.add': addDocumentEndpoint,
  'documentRequests.list': documentRequestsEndpoint,
  'documentRequests.view': documentRequestEndpoint,
  'content.list': contentListEndpoint,
  'content.view': contentPageEndpoint,
  'system.cache': systemCacheEndpoint,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export const endpointTable = Object.entries(endpoints) as [EndpointName, Endpoint][];
