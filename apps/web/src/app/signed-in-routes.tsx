import type { RouteObject } from 'react-router';
import { paths } from '#core/paths.ts';
import { Redirect } from '#core/redirect.tsx';
import { Arrival } from './arrival.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { page, shell } from './page.tsx';

const welcome = lazyScreen(async () => (await import('#features/welcome/welcome-screen.tsx')).WelcomeScreen);
const tabs = lazyScreen(async () => (await import('#layouts/tabs-layout.tsx')).TabsLayout);
const policies = lazyScreen(
  async () => (await import('#features/policies/policies-screen.tsx')).PoliciesScreen,
);
const policy = lazyScreen(async () => (await import('#features/policies/policy-screen.tsx')).PolicyScreen);
const information = lazyScreen(
  async () => (await import('#features/information/information-screen.tsx')).InformationScreen,
);
const dueDiligence = lazyScreen(
  async () =>
    (await import('#features/information/due-diligence/due-diligence-screen.tsx')).DueDiligenceScreen,
);
const report = lazyScreen(
  async () => (await import('#features/information/report/report-screen.tsx')).ReportScreen,
);
const latestReport = lazyScreen(
  async () => (await import('#features/information/report/latest-report-screen.tsx')).LatestReportScreen,
);
const provider = lazyScreen(
  async () => (await import('#features/information/providers/provider-screen.tsx')).ProviderScreen,
);
const content = lazyScreen(async () => (await import('#features/content/content-screen.tsx')).ContentScreen);
const firm = lazyScreen(async () => (await import('#features/firm/firm-screen.tsx')).FirmScreen);
const aboutVip = lazyScreen(
  async () => (await import('#features/about-vip/about-vip-screen.tsx')).AboutVipScreen,
);
const insights = lazyScreen(
  async () => (await import('#features/insights/insights-screen.tsx')).InsightsScreen,
);
const insight = lazyScreen(async () => (await import('#features/insights/insight-screen.tsx')).InsightScreen);
const notifications = lazyScreen(
  async () => (await import('#features/notifications/notifications-screen.tsx')).NotificationsScreen,
);
const messages = lazyScreen(
  async () => (await import('#features/messages/messages-screen.tsx')).MessagesScreen,
);
const account = lazyScreen(async () => (await import('#features/account/account-screen.tsx')).AccountScreen);
const updateDetails = lazyScreen(
  async () => (await import('#features/account/update-details-screen.tsx')).UpdateDetailsScreen,
);
const changePassword = lazyScreen(
  async () => (await import('#features/account/change-password-screen.tsx')).ChangePasswordScreen,
);
const mfaSetup = lazyScreen(
  async () => (await import('#features/account/mfa-setup-screen.tsx')).MfaSetupScreen,
);
const notFound = lazyScreen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);

/** Pages behind the guard: rows R6, R7 and R11, each in a chunk of its own (row R15). */
export const signedInRoutes: RouteObject[] = [
  page(paths.welcome, welcome),
  {
    path: paths.tabs.pattern,
    ...shell(tabs),
    children: [
      { index: true, element: <Redirect to={paths.policies.to()} /> },
      {
        path: paths.policies.pattern,
        ...shell(policies),
        children: [{ index: true, element: <Arrival /> }, page(paths.policy, policy)],
      },
      page(paths.information, information),
      page(paths.dueDiligence, dueDiligence),
      page(paths.dueDiligenceReport, latestReport),
      page(paths.providerReport, report),
      page(paths.provider, provider),
      page(paths.firm, firm),
      page(paths.content, content),
      page(paths.aboutVip, aboutVip),
      { ...page(paths.insights, insights), id: 'InsightsSearch' },
      page(paths.insight, insight),
      page(paths.notifications, notifications),
      page(paths.messages, messages),
      page(paths.account, account),
      page(paths.accountUpdate, updateDetails),
      page(paths.accountPassword, changePassword),
      page(paths.accountMfaSetup, mfaSetup),
    ],
  },
  page(paths.notFound, notFound),
];
