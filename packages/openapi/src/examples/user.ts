import type { ExamplesOf } from '../example.ts';
import { jwt } from './token.ts';

const done = { data: { done: true } } as const;

const otpForm = { OtpForm: { otp: '123456' } };

const newPassword = { password: 'Larch-Tern-Bramble!', repeat_password: 'Larch-Tern-Bramble!' };

const reasons = [
  'I cannot sign in',
  'I have lost my authenticator',
  'My account is locked',
  'My details are wrong',
  'A valuation looks wrong',
  'Something else',
];

export const userExamples: ExamplesOf<'user'> = {
  'user.mfa': { answer: { mfa_configured: true } },
  'user.mfaVerify': { body: otpForm, answer: { data: { jwt, terms_accepted: true } } },
  'user.mfaDelete': { body: otpForm, answer: { data: { mfa_configured: 2 } } },
  'user.resetRequest': { body: { LoginForm: { email: 'standard@portal.example.com' } }, answer: done },
  'user.setPassword': { body: { LoginForm: { ...newPassword, code: 'INVITE-VALID-0001' } }, answer: done },
  'user.changePassword': {
    body: { LoginForm: { current_password: 'Portal-Demo-2026!', ...newPassword } },
    answer: done,
  },
  'user.contactSupport': {
    headers: { 'Idempotency-Key': '0f6a4c2e-5b1d-4e7f-8a90-1c2d3e4f5a6b' },
    body: { name: 'Imogen Hartnoll', email: 'vip@portal.example.com', reason: 'A valuation looks wrong' },
    answer: done,
  },
  'user.supportReasons': { answer: { data: reasons } },
};
