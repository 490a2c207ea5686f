import { calm } from './login-state.ts';
import { type Arrows, go } from './login-turn.ts';
import { refuseCode, submitCode } from './submit-code.ts';

/** Rows L14 and L19. */
export const lockoutArrows: Arrows<'lockout'> = {
  unlockPressed: ({ email, lockout }) => go({ step: 'mfaUnlock', ...calm, email, lockout }),
};

/** Row L5: a good code clears the error and leads back to the password; anything else is an invalid token. */
export const mfaUnlockArrows: Arrows<'mfaUnlock'> = {
  codeSubmitted: (state, event) =>
    submitCode(state, event.code, (code) => ({ type: 'unlock', email: state.email, code })),
  codeRefused: (state, { message }) => refuseCode(state, message),
  unlocked: ({ email }, { unlockToken }) =>
    go({ step: 'password', ...calm, email, refused: false, unlockToken }),
};
