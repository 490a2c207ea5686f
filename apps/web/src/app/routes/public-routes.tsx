import type { RouteObject } from 'react-router';
import { paths } from '#core/routing/paths.ts';
import { Redirect } from '#core/routing/redirect.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { page, shell } from './page.tsx';

const landing = lazyScreen(async () => (await import('#features/landing/landing-screen.tsx')).LandingScreen);
const publicLayout = lazyScreen(async () => (await import('#layouts/public-layout.tsx')).PublicLayout);
const login = lazyScreen(async () => (await import('#features/login/login-screen.tsx')).LoginScreen);
const invite = lazyScreen(async () => (await import('#features/invite/invite-screen.tsx')).InviteScreen);
const verify = lazyScreen(async () => (await import('#features/verify/verify-screen.tsx')).VerifyScreen);
const signOut = lazyScreen(async () => (await import('../sign-out-screen.tsx')).SignOutScreen);
const notFound = lazyScreen(async () => (await import('../not-found-screen.tsx')).NotFoundScreen);

/** Pages for everyone. Those that need sign-in are in signed-in-routes.tsx. */
export const publicRoutes: RouteObject[] = [
  page(paths.landing, landing),
  // `/login` leads to the form.
  { path: paths.login.pattern, element: <Redirect to={paths.loginForm.to()} /> },
  {
    ...shell(publicLayout),
    children: [
      page(paths.loginForm, login),
      page(paths.passwordReset, login),
      page(paths.support, login),
      page(paths.invite, invite),
    ],
  },
  page(paths.verify, verify),
  page(paths.logout, signOut),
  page(paths.notFound, notFound),
];
