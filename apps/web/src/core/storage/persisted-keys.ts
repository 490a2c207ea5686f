/** S-4: what local storage keeps, by name. All tabs share it. */
export const localKeys = {
  /** The fields below of the session, encrypted. */
  session: 'portal.session',
  /** Names this browser and opens nothing (L-20). */
  deviceId: 'portal.device-id',
  /** Shows that clients signed in here before (SEC-B6). */
  deviceTokens: 'portal.device-tokens',
  /** The address that the client chose to have remembered here, encrypted (decision 0032). */
  address: 'portal.address',
  /** The time of the last input. */
  activity: 'portal.activity',
  /** Why the last session ended, if it was not by signing out. */
  ended: 'portal.ended',
  /** Whether amounts are hidden. */
  amounts: 'portal.amounts',
  /** How far this device's clock is from the gateway's, where that matters. */
  clockOffset: 'portal.clock',
} as const;

/** S-4 and L-18: the fields of the session that local storage keeps. */
export type KeptField = 'token' | 'isVip' | 'firm' | 'acceptedTerms';

/** S-4: what session storage keeps, by name. Each tab has its own. */
export const tabKeys = {
  /** Answers of the parts and counts below, encrypted. */
  queries: 'portal.queries',
  /** The page requested before sign-in. */
  wantedPath: 'portal.wanted-path',
  /** A set-up of the second factor that goes on after a reload, encrypted. */
  setUp: 'portal.set-up',
  /** Messages that are not yet sent, encrypted. */
  drafts: 'portal.drafts',
  /** When a one-time code was last used. */
  codeUsed: 'portal.code-used',
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
