import { paths } from './paths.ts';

/** R-6: /welcome, /tabs and every page below them are for clients who are signed in. */
export function needsSignIn(pathname: string): boolean {
  return [paths.welcome.pattern, paths.tabs.pattern].some(
    (guarded) => pathname === guarded || pathname.startsWith(`${guarded}/`),
  );
}
