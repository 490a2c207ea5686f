import type { ExamplesOf } from '../example.ts';
import { jwt } from './token.ts';

const username = 'vip@portal.example.com';

export const authenticationExamples: ExamplesOf<'authentication'> = {
  'authentication.create': {
    body: { LoginForm: { username, password: 'Portal-Demo-2026!' } },
    answer: { jwt, terms_accepted: true },
  },
  'authentication.mfa': {
    body: { OtpForm: { otp: '123456' }, username },
    answer: { data: { jwt, terms_accepted: true } },
  },
  'authentication.check': { answer: { status: 'authenticated', scope: 'full', terms_accepted: true } },
};
