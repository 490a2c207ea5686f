/** Messages of the login form about input that is checked without a server. Specification sections 2, 5 and 8. */
export const loginSentences = {
  passwordMissing: 'Please enter your password',
  codeMissing: 'Please enter the six-digit code from your authenticator app',
  invalidToken: 'Invalid token, please try again',
  codesUsedUp: 'Too many wrong codes, or your time ran out. Please enter your password again.',
  setUpLapsed:
    'Your time for this step ran out, or too many codes were wrong. Please enter your password again; the code that you scanned is still valid.',
  recoveryCodeRefused: 'This recovery code is not right, or it has been used before',
  nameMissing: 'Please enter your name',
  reasonMissing: 'Please select a reason',
} as const;
