/** S-4: what local storage keeps, by name, with the rule or decision that asks for it. All tabs share it. */
export const localKeys = {
  /** The fields below of the session, sealed (S-5). */
  session: 'portal.session',
  /** Names this browser and opens nothing (L-45). */
  deviceId: 'portal.device-id',
  /** Shows that clients signed in here before (SEC-B6). */
  deviceTokens: 'portal.device-tokens',
  /** The address that the client chose to have remembered here, sealed (S-5, decision 0032). */
  address: 'portal.address',
  /** The time of the last input (SEC-D6). */
  activity: 'portal.activity',
  /** Why the last session ended, if it was not by signing out. */
  ended: 'portal.ended',
  /** Whether amounts are hidden (P-26). */
  amounts: 'portal.amounts',
  /** How far this device's clock is from the gateway's (SEC-D31). */
  clockOffset: 'portal.clock',
} as const;

/** S-4: the fields of the session that local storage keeps. */
export type KeptField = 'token' | 'isVip' | 'firm' | 'acceptedTerms';

/** S-4: what session storage keeps, by name. Each tab has its own. */
export const tabKeys = {
  /**
   * Answers of the parts and counts below, and which extensions the firm does not offer, sealed (S-4, S-5, R-12,
   * decision 0024).
   */
  queries: 'portal.queries',
  /** The page that opens after sign-in, and for which client alone. */
  wantedPath: 'portal.wanted-path',
  /** A set-up of the second factor that goes on after a reload, sealed (S-5, decision 0031). */
  setUp: 'portal.set-up',
  /** Messages that are not yet sent, sealed (S-5, P-9). */
  drafts: 'portal.drafts',
  /** When a one-time code was last used (L-34). */
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

/**
 * Parts whose changes API-11 does not report: their answers are shown at once after a reload, and fetched again. P-82:
 * the list of documents, which stays without a network.
 */
export const refetchedParts: ReadonlySet<string> = new Set(['documents']);

/** the answers with the numbers of the badges, so that a reload without a network shows them again. */
export const persistedCounts: ReadonlySet<string> = new Set([
  'notifications.unreadCount',
  'messages.unreadCount',
]);
