/** What ids look like, for whoever must know one without a schema: the browser, whose first pages carry no schemas. */

/** Identity of a record. */
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Identity of an article or a content page: digits, or lower-case words joined by hyphens. */
export const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MAX_SLUG_LENGTH = 64;

/** What a device was given after a full sign-in (security B6). */
export const deviceTokenShape = /^[\w.-]{16,128}$/;
