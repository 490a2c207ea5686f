import type { LatestTerms, MfaSetup } from './machine/login-state.ts';

/** What a step of sign-in is answered with: a new token, and whether the latest terms are accepted. */
export type SteppedUp = { token: string; termsAccepted: boolean };
export type SignedIn = SteppedUp & { secondFactor: 'required' | 'setup' | 'none' };

export type Credentials = { email: string; password: string; unlockToken?: string };
export type NewPassword = { code: string; password: string; repeatPassword: string };
export type SupportRequest = { name: string; email: string; reason: string };

/** The calls of the login. Each rejects with an AppError of core/errors.ts, never with anything else. */
export type LoginGateway = {
  /** The token that the calls after the password carry. It stays here and is never stored. */
  holdToken(token: string): void;
  signIn(credentials: Credentials): Promise<SignedIn>;
  verifyCode(code: string): Promise<SteppedUp>;
  readMfa(): Promise<MfaSetup>;
  verifyMfa(code: string): Promise<SteppedUp>;
  unlock(email: string, code: string): Promise<string>;
  requestReset(email: string): Promise<void>;
  setPassword(input: NewPassword): Promise<void>;
  readReasons(): Promise<readonly string[]>;
  contactSupport(request: SupportRequest): Promise<void>;
  readTerms(): Promise<LatestTerms>;
  acceptTerms(version: string | null): Promise<string>;
};
