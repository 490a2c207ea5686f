import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import type { TokenScope } from '@portal/contract/v1/authentication';

/** The claims of a verified token, with the current state of its holder in the database. */
export type Session = {
  readonly clientUuid: string;
  readonly jti: string;
  readonly scope: TokenScope;
  readonly vip: boolean;
  /** The device id that the caller sent at the start of this sign-in. */
  readonly deviceId: string | undefined;
  /** What that device was called then. */
  readonly deviceName: string | undefined;
  /** The sign-in that the token belongs to; undefined for an unlock token. */
  readonly sessionUuid: string | undefined;
  /** When the password of this sign-in was given. */
  readonly signedInAt: Date | undefined;
  readonly expiresAt: Date;
  /** Whether the version of the terms now in force is accepted (SEC-D2). */
  readonly termsAccepted: boolean;
};

/** Turns a bearer token into a session; throws UNAUTHORIZED when it is invalid or expired. */
export type OpenSession = (token: string) => Promise<Session>;

/**
 * Whether a session may make a sensitive change, with the step-up token that came with the call if one did (SEC-D9).
 */
export type IsSteppedUp = (
  session: Session,
  family: StepUpFamily,
  token: string | undefined,
) => Promise<boolean>;
