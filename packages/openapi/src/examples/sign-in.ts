import type { Terms } from '@portal/contract/v1/terms';
import type { ExamplesOf } from '../example.ts';

/** A token in its compact form. It has no valid signature and gives no access. */
const jwt = 'bm90LWEtcmVhbA.dG9rZW4tb2YtdGhpcw.YXBp';

const username = 'vip@portal.example.com';
const otpForm = { OtpForm: { otp: '123456' } };
const newPassword = { password: 'Larch-Tern-Bramble!', repeat_password: 'Larch-Tern-Bramble!' };

const reasons = [
  'I cannot sign in',
  'I have lost my authenticator app',
  'My account is locked',
  'My details are wrong',
  'A valuation looks wrong',
  'Something else',
];

const version = '4';

const terms: Terms = {
  version,
  text: '<h2>1. What this service is</h2>\n<p>This portal shows you the policies that Arkwright Pell looks after for you, the values that providers send us, and our research on those providers. It does not take dealing instructions, and nothing in it is advice made for you unless your adviser says so in writing.</p>',
  title: 'Terms of use',
  effective_from: '2026-10-01',
  changes_summary: 'We made the part on joint policies clearer; nothing else has changed.',
};

const device_id = '6f1d8c1e-0c52-4a6e-9b0a-0d1f5f1c2a01';

const device = {
  uuid: 'c48a612e-a628-8226-b43f-f707558b72d2',
  name: 'Firefox on Windows',
  created_at: '2026-01-05T18:22:00.000Z',
  last_seen_at: '2026-11-20T18:22:00.000Z',
};

/** From the password to the registered device. */
export const signInExamples: ExamplesOf<'authentication' | 'user' | 'invite' | 'terms' | 'device'> = {
  'authentication.create': {
    body: { LoginForm: { username, password: 'Portal-Demo-2026!' } },
    answer: { jwt, terms_accepted: true },
  },
  'authentication.mfa': {
    body: { ...otpForm, username },
    answer: { data: { jwt, terms_accepted: true } },
  },
  'authentication.check': { answer: { status: 'authenticated', terms_accepted: true } },
  'authentication.stepUp': {
    body: { family: 'details', password: 'Portal-Demo-2026!' },
    answer: { jwt },
  },
  'user.mfa': { answer: { mfa_configured: true, otp_code: null, image_url: null, has_recovery_codes: true } },
  'user.mfaVerify': {
    body: otpForm,
    answer: { data: { jwt, terms_accepted: true, recovery_codes: ['k7m2x-9qpd4', 'w3tz8-h5vbn'] } },
  },
  'user.mfaDelete': { body: otpForm, answer: {} },
  'user.resetRequest': { body: { LoginForm: { email: 'standard@portal.example.com' } }, answer: {} },
  'user.setPassword': {
    body: { LoginForm: { ...newPassword, code: 'INVITE-VALID-0001' } },
    answer: { email: 'invited@portal.example.com' },
  },
  'user.changePassword': {
    body: { LoginForm: { current_password: 'Portal-Demo-2026!', ...newPassword } },
    answer: {},
  },
  'user.contactSupport': {
    headers: { 'Idempotency-Key': '0f6a4c2e-5b1d-4e7f-8a90-1c2d3e4f5a6b' },
    body: {
      name: 'Imogen Hartnoll',
      email: username,
      reason: 'A valuation looks wrong',
      message: 'My Castlegate bond shows the value of last month.',
    },
    answer: {},
  },
  'user.supportReasons': { answer: { data: reasons, takes_message: true } },
  'invite.view': {
    params: { code: 'INVITE-VALID-0001' },
    answer: {
      first_name: 'Noor',
      surname: 'Bellamy',
      firm_name: 'Arkwright Pell Financial Planning',
    },
  },
  'terms.latest': { answer: terms },
  'terms.mine': {
    answer: {
      ...terms,
      terms_accepted: true,
      accepted_version: version,
      accepted_at: '2026-10-04T09:12:00.000Z',
    },
  },
  'terms.agree': { body: { version }, answer: { data: { jwt, terms_accepted: true, version } } },
  'device.register': {
    body: { device_id, type: 'web', name: device.name },
    answer: { data: { ...device, device_token: 'not-a-real-device-token' } },
  },
  'device.list': { answer: { devices: [{ ...device, type: 'web', is_current: true }] } },
  'device.forget': { params: { uuid: device.uuid }, answer: {} },
};
