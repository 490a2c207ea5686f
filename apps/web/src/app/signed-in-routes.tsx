import type { RouteObject } from 'react-router';
import { paths } from '#core/paths.ts';
import { Redirect } from '#core/redirect.tsx';
import { Arrival } from './arrival.tsx';
import { lazyScreen } from './lazy-screen.ts';
import type { otherScreens } from './other-screens.ts';
import { page, shell } from './page.tsx';

const tabs = lazyScreen(async () => (await import('#layouts/tabs-layout.tsx')).TabsLayout);
const policies = lazyScreen(
  async () => (await import('#features/policies/policies-screen.tsx')).PoliciesScreen,
);

/** Found in the list of the others, which is fetched beside these routes. */
function other(name: keyof typeof otherScreens) {
  return lazyScreen(async () => (await import('./other-screens.ts')).otherScreens[name]());
}

/** Pages behind the guard: rows R6, R7 and R11, each in a chunk of its own (row R15). */
export const signedInRoutes: RouteObject[] = [
  page(paths.welcome, other('welcome')),
  {
    path: paths.tabs.pattern,
    ...shell(tabs),
    children: [
      { index: true, element: <Redirect to={paths.policies.to()} /> },
      {
        path: paths.policies.pattern,
        ...shell(policies),
        children: [{ index: true, element: <Arrival /> }, page(paths.policy, other('policy'))],
      },
      page(paths.information, other('information')),
      page(paths.dueDiligence, other('dueDiligence')),
      page(paths.dueDiligenceReport, other('latestReport')),
      page(paths.providerReport, other('report')),
      page(paths.provider, other('provider')),
      page(paths.firm, other('firm')),
      page(paths.content, other('content')),
      page(paths.aboutVip, other('aboutVip')),
      { ...page(paths.insights, other('insights')), id: 'InsightsSearch' },
      page(paths.insight, other('insight')),
      page(paths.notifications, other('notifications')),
      page(paths.messages, other('messages')),
      page(paths.account, other('account')),
      page(paths.accountUpdate, other('updateDetails')),
      page(paths.accountPassword, other('changePassword')),
      page(paths.accountMfaSetup, other('mfaSetup')),
    ],
  },
  page(paths.notFound, other('notFound')),
];
