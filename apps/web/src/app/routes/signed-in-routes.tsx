import type { RouteObject } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import { Redirect } from '#core/routing/redirect.tsx';
import { Arrival } from './arrival.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { page, shell } from './page.tsx';
import type { signedInScreens } from './signed-in-screens.ts';

const tabs = lazyScreen(async () => (await import('#layouts/tabs-layout.tsx')).TabsLayout);
const policies = lazyScreen(
  async () => (await import('#features/policies/policy-list/policies-screen.tsx')).PoliciesScreen,
);

/** One of the list of screens, which is fetched beside these routes. */
function screen(name: keyof typeof signedInScreens) {
  return lazyScreen(async () => (await import('./signed-in-screens.ts')).signedInScreens[name]());
}

/** The welcome and the pages of R-11: they need sign-in, as core/routing/paths.ts decides. */
export const signedInRoutes: RouteObject[] = [
  page(paths.welcome, screen('welcome')),
  {
    path: paths.tabs.pattern,
    ...shell(tabs),
    children: [
      // `/tabs/` leads to the policies.
      { index: true, element: <Redirect to={paths.policies.to()} /> },
      {
        path: paths.policies.pattern,
        ...shell(policies),
        children: [{ index: true, element: <Arrival /> }, page(paths.policy, screen('policy'))],
      },
      page(paths.documents, screen('documents')),
      page(paths.document, screen('document')),
      page(paths.statement, screen('statement')),
      page(paths.documentRequest, screen('documentRequest')),
      page(paths.information, screen('information')),
      page(paths.dueDiligence, screen('dueDiligence')),
      page(paths.dueDiligenceReport, screen('latestReport')),
      page(paths.providerReport, screen('report')),
      page(paths.provider, screen('provider')),
      page(paths.firm, screen('firm')),
      page(paths.content, screen('content')),
      page(paths.aboutVip, screen('aboutVip')),
      // its name.
      { ...page(paths.insights, screen('insights')), id: 'InsightsSearch' },
      page(paths.insight, screen('insight')),
      page(paths.notifications, screen('notifications')),
      page(paths.messages, screen('messages')),
      page(paths.account, screen('account')),
      page(paths.accountUpdate, screen('updateDetails')),
      page(paths.accountPassword, screen('changePassword')),
      page(paths.accountMfaSetup, screen('mfaSetup')),
    ],
  },
  page(paths.notFound, screen('notFound')),
];
