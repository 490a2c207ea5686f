import type { Countdown } from './countdown.ts';

/** The fourteen steps of specification section 2, by the names that the address uses. */
export const loginSteps = [
  'email',
  'password',
  'mfaSetup',
  'mfa',
  'mfaUnlock',
  'resetPassword',
  'createPassword',
  'instructionsSent',
  'contactSupport',
  'supportRequestSent',
  'terms',
  'termsRejected',
  'loading',
  'lockout',
] as const;

export type LoginStep = (typeof loginSteps)[number];

/** Whether a text from the address is the name of a step. */
export function isLoginStep(text: string): text is LoginStep {
  return loginSteps.some((step) => step === text);
}

/** Fields of all forms of the login, by their name in the form. */
export const fieldNames = [
  'email',
  'password',
  'repeatPassword',
  'code',
  'name',
  'reason',
  'message',
  'remember',
] as const;

export type FieldName = (typeof fieldNames)[number];
/** The message at each field at fault; empty where the banner has it. */
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Common to every step: whether a call is running, the text of the banner (L-16), and the errors of fields. */
type Condition = {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly fieldErrors: FieldErrors;
};

/**
 * A second factor that is being set up: its secret, the address that adds it to an app, and the QR image of that (a
 * data: address).
 */
export type MfaSetup = { readonly secret: string; readonly otpauthAddress: string; readonly qrImage: string };

/** A set-up that is done, while its recovery codes are shown for the only time. */
type DoneSetUp = {
  readonly token: string;
  readonly termsAccepted: boolean;
  readonly recoveryCodes: readonly string[];
};

/** What a set-up needs to go on after a reload; `remembers` is the choice of L-23, where the client made one. */
export type SetUpProgress = {
  readonly email: string;
  readonly token: string;
  readonly remembers?: boolean | undefined;
};

export type LatestTerms = {
  /** Null where the firm numbers no versions; so is any other part that it does not give. */
  readonly version: string | null;
  readonly title: string | null;
  /** Empty where the firm gives no text. */
  readonly html: string;
  /** ISO date, such as 2026-10-01. */
  readonly effectiveFrom: string | null;
  readonly changesSummary: string | null;
};

/** The server's message, and when the lock ends (milliseconds since 1970) if it is given. */
type Lockout = { readonly message: string; readonly opensAtMs: number | undefined };

/** L-23: the device remembered the address: until the password is right it is masked, and fills in no field. */
type Remembered = { readonly isRemembered?: boolean | undefined };

/** L-32: the one-time code sent last, and the one refused last with its message, which is not sent again. */
type SentCodes = {
  readonly sentCode?: string | undefined;
  readonly refusedCode?: { readonly code: string; readonly message: string } | undefined;
};

/** What each of the fourteen steps of specification section 2 needs, and no more. */
type StepData = {
  email: { readonly email: string; readonly passwordWasSet: boolean };
  password: {
    readonly email: string;
    readonly refused: boolean;
    readonly unlockToken: string | undefined;
    readonly passwordWasSet?: boolean;
  } & Remembered;
  mfaSetup: {
    readonly email: string;
    readonly setup: MfaSetup | undefined;
    readonly done?: DoneSetUp;
  } & SentCodes;
  mfa: { readonly email: string; readonly hasRecoveryCodes?: boolean | undefined } & SentCodes;
  mfaUnlock: { readonly email: string; readonly lockout: Lockout } & Remembered & SentCodes;
  resetPassword: { readonly email: string };
  createPassword: { readonly code: string; readonly invitation?: string | undefined };
  instructionsSent: { readonly email: string; readonly countdown: Countdown };
  contactSupport: {
    readonly email: string;
    readonly reasons: readonly string[];
    readonly areReasonsComing: boolean;
    readonly takesMessage?: boolean;
  };
  supportRequestSent: { readonly email: string };
  terms: { readonly email: string; readonly terms: LatestTerms | undefined };
  termsRejected: { readonly email: string; readonly terms: LatestTerms };
  loading: { readonly email: string };
  lockout: { readonly email: string; readonly lockout: Lockout } & Remembered;
};

export type StateOf<S extends LoginStep> = { readonly step: S } & Condition & StepData[S];
export type LoginState = { [S in LoginStep]: StateOf<S> }[LoginStep];

/** No call is running and nothing is wrong. */
export const idle: Condition = { busy: false, error: undefined, fieldErrors: {} };

/** The start of the login, with the address if it is known. */
export function emailState(email = '', passwordWasSet = false): StateOf<'email'> {
  return { step: 'email', ...idle, email, passwordWasSet };
}

/** The password of a known address, before anything was tried. */
export function passwordState(email: string): StateOf<'password'> {
  return { step: 'password', ...idle, email, refused: false, unlockToken: undefined };
}

/** The address in a state, or an empty string; one that the device remembered fills in no field. */
export function emailOf(state: LoginState): string {
  return 'email' in state && !isRemembered(state) ? state.email : '';
}

function isRemembered(state: LoginState): boolean {
  return 'isRemembered' in state && state.isRemembered === true;
}
