import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MfaSetupScreen } from '#features/account/second-factor/mfa-setup-screen.tsx';
import { aToken } from '../build/a-token.ts';
import type { Answers } from '../fake-gateway.ts';
import { renderSignedIn } from '../render-signed-in.tsx';
import { accountAnswers } from './account-answers.ts';

export const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const otpauthAddress = `otpauth://totp/Firm:a?secret=${secret}&digits=8`;
export const factorOpen = { state: 'none', secret, otpauthAddress, qrImage: 'data:image/png;base64,AA==' };
export const factorOn = { state: 'required', secret: null, otpauthAddress: null, qrImage: null };

/** The session after a change, under a token that the firm or the gateway has renewed. */
export const continuedSession = (token = aToken()) => ({ token, scope: 'full', termsAccepted: true });

/** The state is that of the set-up unless a test says otherwise. */
const stateOf = ({ 'user.mfa': mfa }: Answers): Answers =>
  mfa ? { 'user.mfaState': () => ({ state: (mfa(undefined) as typeof factorOpen).state }) } : {};

export const showMfaSetup = (answers: Answers) =>
  renderSignedIn(<MfaSetupScreen />, {
    at: '/tabs/account/mfa-setup',
    answers: { ...accountAnswers, ...stateOf(answers), ...answers },
  });

export const enterCode = async (code: string) =>
  userEvent.type(await screen.findByLabelText('Enter verification code'), `${code}{Enter}`);
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
