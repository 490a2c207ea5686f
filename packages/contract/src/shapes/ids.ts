/** What ids and codes look like, for code that carries no schemas, such as the first pages of the browser. */

/**
 * SEC-G2: id of one of the firm's records: opaque, and safe as one segment of a path, so neither dots alone nor a
 * slash. build-request.ts makes no path of anything else.
 */
export const idShape = /^(?!\.+$)[\w.~-]{1,128}$/;

/** Identity that the portal itself makes, such as that of a device. */
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One of the codes that sign in without the authenticator app (SEC-C11), in groups or without. */
export const recoveryCodeShape = /^[A-Za-z0-9-]{6,64}$/;

/** What a device was given after a full sign-in (SEC-B17). */
export const deviceTokenShape = /^[\w.-]{16,128}$/;
