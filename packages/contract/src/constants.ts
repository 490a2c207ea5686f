/**
 * Business constants that several parts share: those of specification section 9, and of the product rules. A constant
 * that only one part needs is in that part.
 */

/** Wrong passwords in a row before a login is locked (SEC-B1). */
export const LOGIN_ATTEMPT_LIMIT = 5;
/** How long it stays locked (SEC-B1). */
export const LOCKOUT_MINUTES = 30;

/** Tokens that one device shows at sign-in: one for each client who signed in on it lately (SEC-B17). */
export const DEVICE_TOKENS_SHOWN = 4;

/** Before instructions may be sent again (L-50), and the mock's limit of one mail for an address (SEC-E6). */
export const RESEND_DELAY_SECONDS = 60;
/** How long an invite is good (SEC-E3), which its page says. */
export const INVITE_DAYS = 2;

/** How long the firm's tokens live: between the password and the second factor, for one more attempt, and signed in. */
export const FIRM_INTERIM_TOKEN_MINUTES = 5;
export const FIRM_UNLOCK_TOKEN_MINUTES = 5;
export const FIRM_SESSION_TOKEN_HOURS = 8;
/** How long a password or a one-time code counts for a sensitive change, at sign-in or given again (SEC-D9). */
export const STEP_UP_MINUTES = 5;

/** Period of a time-based one-time code (RFC 6238). */
export const CODE_PERIOD_SECONDS = 30;
export const CODE_DIGITS = 6;

/** The highest page number that a list accepts. */
export const MAX_PAGE = 1_000_000;

/** Characters of a message to the firm, and of its subject (P-9). */
export const MAX_MESSAGE_LENGTH = 5000;
export const MAX_SUBJECT_LENGTH = 120;

/** Characters that are looked for in the titles of documents (P-13). */
export const MAX_SEARCH_LENGTH = 100;

/** P-67: the most policies whose change since a visit is read at once: each is a graph, and part of the query. */
export const MAX_CHANGED_POLICIES = 30;

/** Procedures in one request between the client and its gateway; a longer batch is refused (SEC-B5). */
export const MAX_BATCH_CALLS = 10;
