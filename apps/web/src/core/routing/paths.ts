type ParameterNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParameterNames<Head> | ParameterNames<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

type Parameters<Pattern extends string> = { [Name in ParameterNames<Pattern>]: string };
type Query = Record<string, string>;

/** Builds a link: the parameters of the pattern first (a missing one does not compile), then a query. */
type LinkBuilder<Pattern extends string> = [ParameterNames<Pattern>] extends [never]
  ? (parameters?: Record<never, never>, query?: Query) => string
  : (parameters: Parameters<Pattern>, query?: Query) => string;

export type Path<Pattern extends string = string> = {
  /** As the router matches it. */
  pattern: Pattern;
  /** The page title of. */
  title: string;
  to: LinkBuilder<Pattern>;
};

/** Where a page is, and the state in its query. */
export type Address = { pathname: string; search: string };

function path<const Pattern extends string>(pattern: Pattern, title: string): Path<Pattern> {
  const to = (parameters: Record<string, string> = {}, query: Query = {}) => {
    const pathname = pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  return { pattern, title, to: to as LinkBuilder<Pattern> };
}

/**
 * every path below /tabs/. Also those of, and those of our own for P-11 and P-13 to P-16: what the
 * router matches, how its page is called, how a link to it is made.
 */
export const paths = {
  landing: path('/', 'Welcome'),
  login: path('/login', 'Sign in'),
  loginForm: path('/login/form', 'Sign in'),
  invite: path('/invite/:code', 'Invitation'),
  passwordReset: path('/password-reset/:code', 'Set your password'),
  support: path('/support', 'Contact support'),
  verify: path('/verify', 'Check a statement'),
  welcome: path('/welcome', 'Welcome'),
  logout: path('/logout', 'Signing out'),
  tabs: path('/tabs', 'Policies'),
  aboutVip: path('/tabs/about-vip', 'About VIP'),
  messages: path('/tabs/messages', 'Messages'),
  notifications: path('/tabs/notifications', 'Notifications'),
  account: path('/tabs/account', 'Account'),
  accountUpdate: path('/tabs/account/update', 'Update details'),
  accountPassword: path('/tabs/account/password', 'Change password'),
  accountMfaSetup: path('/tabs/account/mfa-setup', 'Two-step verification'),
  statement: path('/tabs/documents/statement', 'Statement of holdings'),
  documents: path('/tabs/documents', 'Documents'),
  document: path('/tabs/documents/view/:id', 'Document'),
  documentRequest: path('/tabs/documents/requests/:id', 'Request'),
  policies: path('/tabs/policies', 'Policies'),
  policy: path('/tabs/policies/view/:id', 'Policy'),
  information: path('/tabs/information', 'Information'),
  dueDiligence: path('/tabs/information/due-diligence', 'Due diligence'),
  dueDiligenceReport: path('/tabs/information/due-diligence/report/:id', 'Report'),
  providerReport: path('/tabs/information/due-diligence/:dueDiligenceUuid/report/:providerUuid', 'Report'),
  insights: path('/tabs/insights', 'Insights'),
  insight: path('/tabs/insights/view/:id', 'Insight'),
  provider: path('/tabs/information/view/:id', 'Provider'),
  content: path('/tabs/content/:id', 'Information'),
  firm: path('/tabs/information/firm', 'About us'),
  notFound: path('*', 'Page not found'),
};

/** The firm's page about its service for VIP clients; it has its own screen (P-23). */
export const aboutVipContent = 'about-vip';

/** The address of one of the firm's pages. */
export function contentAddress(id: string): string {
  return id === aboutVipContent ? paths.aboutVip.to() : paths.content.to({ id });
}

/** R-6: /welcome, /tabs and every page below them are for clients who are signed in. */
export function needsSignIn(pathname: string): boolean {
  return [paths.welcome.pattern, paths.tabs.pattern].some((guarded) => isWithin(guarded, pathname));
}

/** Whether an address is that of a page, or below it. */
export function isWithin(page: string, pathname: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}
