import type { FieldErrors, LatestTerms, LoginStep, MfaSetup } from './state.ts';

/** Actions of the client. */
export type PersonEvent =
  | { readonly type: 'emailSubmitted'; readonly email: string }
  | { readonly type: 'passwordSubmitted'; readonly password: string }
  | { readonly type: 'codeSubmitted'; readonly code: string }
  | { readonly type: 'resetPressed' }
  | { readonly type: 'resetSubmitted'; readonly email: string }
  | { readonly type: 'resendPressed' }
  | { readonly type: 'newPasswordSubmitted'; readonly password: string; readonly repeatPassword: string }
  | { readonly type: 'supportPressed' }
  | { readonly type: 'reasonsWanted' }
  | {
      readonly type: 'supportSubmitted';
      readonly name: string;
      readonly email: string;
      readonly reason: string;
    }
  | { readonly type: 'unlockPressed' }
  | { readonly type: 'termsAccepted' }
  | { readonly type: 'termsDeclined' }
  | { readonly type: 'changedMind' }
  | { readonly type: 'retryPressed' }
  | { readonly type: 'backPressed' }
  /** The browser's Back or Forward requests a step by its address. */
  | { readonly type: 'stepAsked'; readonly step: LoginStep };

/** Answers to commands, and the clock. Times are in milliseconds since 1970. */
type WorldEvent =
  | {
      readonly type: 'signedIn';
      readonly token: string;
      readonly secondFactor: 'required' | 'setup' | 'none';
      readonly termsAccepted: boolean;
    }
  | { readonly type: 'passwordRefused'; readonly message: string }
  | { readonly type: 'loginExhausted'; readonly message: string; readonly opensAtMs: number | undefined }
  | { readonly type: 'mfaSetupKnown'; readonly setup: MfaSetup }
  | { readonly type: 'codeAccepted'; readonly token: string; readonly termsAccepted: boolean }
  | { readonly type: 'codeRefused'; readonly message: string }
  | { readonly type: 'unlocked'; readonly unlockToken: string }
  | { readonly type: 'resetSent'; readonly nowMs: number }
  | { readonly type: 'ticked'; readonly nowMs: number }
  | { readonly type: 'passwordSet' }
  | { readonly type: 'reasonsKnown'; readonly reasons: readonly string[] }
  | { readonly type: 'supportSent' }
  | { readonly type: 'termsKnown'; readonly terms: LatestTerms }
  | { readonly type: 'termsOutdated' }
  | { readonly type: 'termsTaken'; readonly token: string }
  /** The interim token is no longer valid: the password is needed again. */
  | { readonly type: 'signInLapsed'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string; readonly fieldErrors?: FieldErrors };

export type LoginEvent = PersonEvent | WorldEvent;
export type EventOf<T extends LoginEvent['type']> = Extract<LoginEvent, { readonly type: T }>;
