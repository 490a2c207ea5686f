import type { TokenScope } from '@portal/contract/v1/authentication';

/** The claims of a verified token, with the current state of its holder in the database. */
export type Session = {
  readonly clientUuid: string;
  readonly jti: string;
  readonly scope: TokenScope;
  readonly vip: boolean;
  /** The device id that the caller sent at the start of this sign-in. */
  readonly deviceId: string | undefined;
  readonly expiresAt: Date;
  /** Whether the version of the terms now in force is accepted (SEC-D2). */
  readonly termsAccepted: boolean;
};

/** Turns a bearer token into a session; throws UNAUTHORIZED when it is invalid or expired. */
export type OpenSession = (token: string) => Promise<Session>;
