/** Messages that servers and the browser share; the specification prescribes their wording (sections 5 and 8). */
export const messages = {
  passwordNotSet: 'Password not set',
  wrongCredentials: 'Incorrect password',
  invalidOtp: 'Unable to verify OTP',
  inviteNotFound: 'Invite not found',
} as const;
