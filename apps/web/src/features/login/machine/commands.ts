/** What a finished sign-in gives: the full token, and the terms if they were accepted during it (L-18, S-4). */
export type LoginResult = {
  readonly token: string;
  readonly acceptedTerms?: { readonly version: string | null };
};

/** A side effect as data. `run-command.ts` runs it and answers with an event. */
export type LoginCommand =
  | {
      readonly type: 'signIn';
      readonly email: string;
      readonly password: string;
      readonly unlockToken?: string;
    }
  /** L-23: what this device remembers once the sign-in is complete; null for nothing. */
  | { readonly type: 'chooseRemembered'; readonly email: string | null }
  | { readonly type: 'forgetRemembered' }
  /**
   * The calls of the next steps carry this token. With `setUpOf`, a set-up of this address goes on with it after a
   * reload.
   */
  | { readonly type: 'holdToken'; readonly token: string; readonly setUpOf?: string }
  /** The set-up was left: a reload no longer returns to it. */
  | { readonly type: 'dropSetUp' }
  | { readonly type: 'readMfa' }
  | { readonly type: 'verifyCode'; readonly code: string }
  | { readonly type: 'useRecoveryCode'; readonly code: string }
  | { readonly type: 'verifyMfa'; readonly code: string }
  | { readonly type: 'unlock'; readonly email: string; readonly code: string }
  | { readonly type: 'requestReset'; readonly email: string }
  | {
      readonly type: 'setPassword';
      readonly code: string;
      readonly password: string;
      readonly repeatPassword: string;
    }
  | { readonly type: 'readReasons' }
  | {
      readonly type: 'contactSupport';
      readonly name: string;
      readonly email: string;
      readonly reason: string;
      readonly message?: string;
    }
  | { readonly type: 'readTerms' }
  | { readonly type: 'acceptTerms'; readonly version: string | null }
  | ({ readonly type: 'enterPortal' } & LoginResult);
