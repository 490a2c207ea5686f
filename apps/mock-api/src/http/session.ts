import type { TokenScope } from '@portal/contract/authentication';

/** What a verified token says, together with what the database says about its holder at this moment. */
export type Session = {
  readonly clientUuid: string;
  readonly jti: string;
  readonly scope: TokenScope;
  readonly vip: boolean;
  /** The device that the caller said it was when this sign-in began. */
  readonly deviceId: string | undefined;
  readonly expiresAt: Date;
  /** Whether the version of the terms now in force is accepted (SEC-D2). */
  readonly termsAccepted: boolean;
};

/** Turns a bearer token into a session; throws UNAUTHORIZED when it is not, or no longer, good. */
export type OpenSession = (token: string) => Promise<Session>;
