import type { FieldName, LatestTerms, LoginStep, MfaSetup } from './state.ts';

/** Actions of the client. */
export type PersonEvent =
  /** `remember` is the choice to have the address remembered on this device, where the step offered it. */
  | { readonly type: 'emailSubmitted'; readonly email: string; readonly remember?: boolean }
  /** The address that this device remembered is somebody else's. */
  | { readonly type: 'notMe' }
  | { readonly type: 'passwordSubmitted'; readonly password: string }
  | { readonly type: 'codeSubmitted'; readonly code: string }
  | { readonly type: 'recoveryCodeSubmitted'; readonly code: string }
  /** The form for the other kind of code is opened, one-time or recovery: a message about the first kind goes. */
  | { readonly type: 'codeKindSwitched' }
  /** The recovery codes of a new second factor were kept. */
  | { readonly type: 'codesKept' }
  | { readonly type: 'resetPressed' }
  | { readonly type: 'resetSubmitted'; readonly email: string }
  | { readonly type: 'resendPressed' }
  | { readonly type: 'newPasswordSubmitted'; readonly password: string; readonly repeatPassword: string }
  | { readonly type: 'supportPressed' }
  | { readonly type: 'reasonFieldOpened' }
  | {
      readonly type: 'supportSubmitted';
      readonly name: string;
      readonly email: string;
      readonly reason: string;
      readonly message?: string;
    }
  | { readonly type: 'unlockPressed' }
  | { readonly type: 'termsAccepted' }
  | { readonly type: 'termsDeclined' }
  | { readonly type: 'changedMind' }
  | { readonly type: 'retryPressed' }
  | { readonly type: 'backPressed' }
  /** The browser's Back or Forward requests a step by its address. */
  | { readonly type: 'stepRequested'; readonly step: LoginStep };

/** Results of commands, and clock ticks. Times are in milliseconds since 1970. */
type SystemEvent =
  | {
      readonly type: 'signedIn';
      readonly token: string;
      readonly secondFactor: 'required' | 'setup' | 'none';
      readonly termsAccepted: boolean;
      /** A recovery code may be given in place of the one-time code. */
      readonly hasRecoveryCodes?: boolean;
    }
  | { readonly type: 'passwordRefused' }
  | { readonly type: 'loginExhausted'; readonly message: string; readonly opensAtMs: number | undefined }
  | { readonly type: 'mfaSetupKnown'; readonly setup: MfaSetup }
  | {
      readonly type: 'codeAccepted';
      readonly token: string;
      readonly termsAccepted: boolean;
      /** Of a second factor that was just set up. */
      readonly recoveryCodes?: readonly string[];
    }
  | { readonly type: 'codeRefused'; readonly message: string }
  | { readonly type: 'unlocked'; readonly unlockToken: string }
  | { readonly type: 'resetSent'; readonly nowMs: number }
  | { readonly type: 'ticked'; readonly nowMs: number }
  /** The address is null where the firm does not say whose password it is. */
  | { readonly type: 'passwordSet'; readonly email: string | null }
  | {
      readonly type: 'reasonsKnown';
      readonly reasons: readonly string[];
      /** The firm takes a message with the request. */
      readonly takesMessage?: boolean;
    }
  | { readonly type: 'supportSent' }
  | { readonly type: 'termsKnown'; readonly terms: LatestTerms }
  | { readonly type: 'termsOutdated' }
  | { readonly type: 'termsTaken'; readonly token: string }
  /** The interim token is no longer valid: the password is needed again. */
  | { readonly type: 'signInLapsed'; readonly message: string }
  /** The fields are those that the firm refuses; a step marks the ones that it has. */
  | { readonly type: 'failed'; readonly message: string; readonly fields?: readonly FieldName[] };

export type LoginEvent = PersonEvent | SystemEvent;
export type EventOf<T extends LoginEvent['type']> = Extract<LoginEvent, { readonly type: T }>;
