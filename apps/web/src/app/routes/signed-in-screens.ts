import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/**
 * The screens that need sign-in, except the policies. Each is its own chunk, and so is this list with the
 * names of all those chunks: the first paint of the policies does not wait for it.
 */
export const signedInScreens = {
  welcome: async () => (await import('#features/welcome/welcome-screen.tsx')).WelcomeScreen,
  policy: async () => (await import('#features/policies/policy/policy-screen.tsx')).PolicyScreen,
  documents: async () => (await import('#features/documents/documents-screen.tsx')).DocumentsScreen,
  document: async () => (await import('#features/documents/viewer/document-screen.tsx')).DocumentScreen,
  statement: async () => (await import('#features/documents/statement/statement-screen.tsx')).StatementScreen,
  documentRequest: async () =>
    (await import('#features/documents/requests/request-screen.tsx')).RequestScreen,
  information: async () => (await import('#features/information/information-screen.tsx')).InformationScreen,
  dueDiligence: async () =>
    (await import('#features/information/due-diligence/due-diligence-screen.tsx')).DueDiligenceScreen,
  report: async () => (await import('#features/information/report/report-screen.tsx')).ReportScreen,
  latestReport: async () =>
    (await import('#features/information/report/report-screen.tsx')).LatestReportScreen,
  provider: async () => (await import('#features/information/providers/provider-screen.tsx')).ProviderScreen,
  content: async () => (await import('#features/content/content-screen.tsx')).ContentScreen,
  firm: async () => (await import('#features/firm/firm-screen.tsx')).FirmScreen,
  aboutVip: async () => (await import('#features/about-vip/about-vip-screen.tsx')).AboutVipScreen,
  insights: async () => (await import('#features/insights/insights-screen.tsx')).InsightsScreen,
  insight: async () => (await import('#features/insights/article/insight-screen.tsx')).InsightScreen,
  notifications: async () =>
    (await import('#features/notifications/notifications-screen.tsx')).NotificationsScreen,
  messages: async () => (await import('#features/messages/messages-screen.tsx')).MessagesScreen,
  account: async () => (await import('#features/account/account-screen.tsx')).AccountScreen,
  updateDetails: async () =>
    (await import('#features/account/details/update-details-screen.tsx')).UpdateDetailsScreen,
  changePassword: async () =>
    (await import('#features/account/password/change-password-screen.tsx')).ChangePasswordScreen,
  mfaSetup: async () => (await import('#features/account/second-factor/mfa-setup-screen.tsx')).MfaSetupScreen,
  notFound: async () => (await import('../not-found-screen.tsx')).NotFoundScreen,
} satisfies Record<string, Load>;
