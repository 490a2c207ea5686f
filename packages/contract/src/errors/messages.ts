/** Messages that servers and the browser share; the specification prescribes their wording (sections 5 and 8). */
export const messages = {
  passwordNotSet: 'Password not set',
  incorrectPassword: 'Incorrect password',
  invalidToken: 'Invalid token, please try again',
  unableToVerifyOtp: 'Unable to verify OTP',
  inviteNotFound: 'Invite not found',
} as const;
