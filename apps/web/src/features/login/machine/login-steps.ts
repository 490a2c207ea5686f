/** The fourteen steps of specification section 2, by the names that the address uses (row R2). */
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

/** Is this text, from an address, the name of a step? */
export function isLoginStep(text: string): text is LoginStep {
  return loginSteps.some((step) => step === text);
}
