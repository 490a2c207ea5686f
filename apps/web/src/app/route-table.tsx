import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from '#core/paths.ts';
import { Page } from './page.tsx';
import { RequireLogin } from './require-login.tsx';

const LandingScreen = lazy(() =>
  import('#features/landing/landing-screen.tsx').then((file) => ({ default: file.LandingScreen })),
);
const LoginScreen = lazy(() =>
  import('#features/login/login-screen.tsx').then((file) => ({ default: file.LoginScreen })),
);
const InviteScreen = lazy(() =>
  import('#features/invite/invite-screen.tsx').then((file) => ({ default: file.InviteScreen })),
);
const LogoutScreen = lazy(() =>
  import('./logout-screen.tsx').then((file) => ({ default: file.LogoutScreen })),
);
const NotFoundScreen = lazy(() =>
  import('./not-found-screen.tsx').then((file) => ({ default: file.NotFoundScreen })),
);
const SignedIn = lazy(() => import('./signed-in.tsx').then((file) => ({ default: file.SignedIn })));
const WelcomeScreen = lazy(() =>
  import('#features/welcome/welcome-screen.tsx').then((file) => ({ default: file.WelcomeScreen })),
);
const TabsLayout = lazy(() =>
  import('#layouts/tabs-layout.tsx').then((file) => ({ default: file.TabsLayout })),
);
const PoliciesScreen = lazy(() =>
  import('#features/policies/policies-screen.tsx').then((file) => ({ default: file.PoliciesScreen })),
);

/** Every route of rows R1 to R11. What stands under RequireLogin needs sign-in; its code is not loaded before. */
export const routeTable: RouteObject[] = [
  { path: paths.landing.pattern, element: <Page screen={LandingScreen} /> },
  { path: paths.login.pattern, element: <Navigate to={paths.loginForm.to()} replace /> },
  { path: paths.loginForm.pattern, element: <Page screen={LoginScreen} /> },
  { path: paths.passwordReset.pattern, element: <Page screen={LoginScreen} /> },
  { path: paths.support.pattern, element: <Page screen={LoginScreen} /> },
  { path: paths.invite.pattern, element: <Page screen={InviteScreen} /> },
  { path: paths.logout.pattern, element: <Page screen={LogoutScreen} /> },
  {
    element: <RequireLogin />,
    children: [
      {
        element: <Page screen={SignedIn} />,
        children: [
          { path: paths.welcome.pattern, element: <Page screen={WelcomeScreen} /> },
          {
            path: paths.tabs.pattern,
            element: <Page screen={TabsLayout} />,
            children: [
              { index: true, element: <Navigate to={paths.policies.to()} replace /> },
              { path: paths.policies.pattern, element: <Page screen={PoliciesScreen} /> },
            ],
          },
        ],
      },
    ],
  },
  { path: paths.notFound.pattern, element: <Page screen={NotFoundScreen} /> },
];
