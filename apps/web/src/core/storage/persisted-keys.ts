/** What the core keeps in the browser, by name (S-4). */
export const persistedKeys = {
  /** Local: token, VIP flag, firm and accepted terms, encrypted. */
  session: 'portal.session',
  /** This tab: answers of the parts below, encrypted. */
  queries: 'portal.queries',
  /** This tab: the page requested before sign-in. */
  wantedPath: 'portal.wanted-path',
  /** This tab: a set-up of the second factor that goes on after a reload, encrypted. */
  setUp: 'portal.set-up',
  /** This tab: messages that are not yet sent, encrypted. */
  drafts: 'portal.drafts',
  /** This tab: when a one-time code was last used. */
  codeUsed: 'portal.code-used',
  /** Local: names this browser and opens nothing (L-20). */
  deviceId: 'portal.device-id',
  /** Local: shows that clients signed in here before (SEC-B6). */
  deviceTokens: 'portal.device-tokens',
  /** Local: the address that the client chose to have remembered here, encrypted (decision 0032). */
  address: 'portal.address',
  /** Local: the time of the last input. */
  activity: 'portal.activity',
  /** Local: why the last session ended, if it was not by signing out. */
  ended: 'portal.ended',
  /** Local: whether amounts are hidden. */
  amounts: 'portal.amounts',
  /** Local: how far this device's clock is from the gateway's, where that matters. */
  clockOffset: 'portal.clock',
} as const;

/** S-4: the parts of the gateway whose answers session storage keeps. Valuations come with the policies. */
export const persistedParts: ReadonlySet<string> = new Set([
  'providers',
  'dueDiligence',
  'insights',
  'policies',
  'documents',
]);

/** Parts whose changes API-11 does not report: their answers are shown at once after a reload, and fetched again. */
export const refetchedParts: ReadonlySet<string> = new Set(['documents']);

/** What else session storage keeps: the numbers of the badges, so that a reload without a network shows them again. */
export const persistedCounts: ReadonlySet<string> = new Set([
  'notifications.unreadCount',
  'messages.unreadCount',
]);
