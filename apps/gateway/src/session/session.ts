import type { TokenScope } from '@portal/contract/v1/authentication';
import type { SignInProgress } from './sign-in-progress.ts';

/** The caller, as the verified session token names them; nothing here is taken from unverified input (SEC-F3). */
export type Session = SignInProgress & {
  /** A keyed hash of the account. */
  readonly sub: string;
  readonly vip: boolean;
  readonly scope: TokenScope;
  /**
   * The sign-in that this token belongs to; every step of the sign-in keeps it, and signing out ends all its tokens
   * (SEC-D5).
   */
  readonly sid: string;
  /** Thumbprint of the key that a caller with this token must prove to hold (SEC-D30). */
  readonly jkt: string;
  /** When the sign-in started, in seconds since 1970; it ends some hours later, however busy its holder (SEC-D6). */
  readonly authTime: number;
  /** When this token runs out, in seconds since 1970; never later than the firm's. */
  readonly exp: number;
  /** The firm's own token, opened from inside the session token. It leaves the gateway for the firm alone (SEC-D20). */
  readonly firmToken: string;
  /** The address that the client signed in with; it is encrypted beside the firm's token. */
  readonly account: string;
};
