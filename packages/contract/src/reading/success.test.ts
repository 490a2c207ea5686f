import { describe, expect, test } from 'vitest';
import { checkEndpoint, createEndpoint, mfaEndpoint } from '../v1/authentication.ts';
import { registerDeviceEndpoint } from '../v1/device.ts';
import { likeInsightEndpoint } from '../v1/insights.ts';
import { inviteEndpoint } from '../v1/invite.ts';
import { agreeTermsEndpoint, termsEndpoint } from '../v1/terms.ts';
import { mfaVerifyEndpoint, userMfaEndpoint } from '../v1/user-mfa.ts';
import { answerOf, read, unusableOf } from './test/read.ts';

const nothingSaid = { first_name: null, surname: null, firm_name: null };

describe('a call of which any success is one', () => {
  test.each([undefined, null, '', 'garbage', 7, [], {}, { x: 1 }, { data: null }, { data: {} }])(
    'is read from %j',
    (json) => {
      expect(read(inviteEndpoint, json)).toEqual({ answer: nothingSaid, unreadable: 0, leftOut: [] });
      for (const endpoint of [mfaEndpoint, mfaVerifyEndpoint, agreeTermsEndpoint, registerDeviceEndpoint])
        expect(read(endpoint, json).answer.data ?? null).toSatisfy(
          (data) => data === null || Object.values(data as object).every((field) => field === null),
        );
      expect(answerOf(likeInsightEndpoint, json)).toEqual({ like_count: null, liked: null });
      expect(answerOf(checkEndpoint, json)).toEqual({ status: null, terms_accepted: null });
    },
  );

  test.each([{ data: { jwt: 7 } }, { jwt: 'no token' }, { data: { jwt: 'a.b' } }])(
    'is not read when the token is malformed: %j',
    (json) => {
      expect(unusableOf(mfaVerifyEndpoint, json)).toEqual(['data.jwt']);
      expect(unusableOf(agreeTermsEndpoint, json)).toEqual(['data.jwt']);
      expect(unusableOf(mfaEndpoint, json)).toEqual(['data.jwt']);
    },
  );

  test.each([{ data: 'x' }, { data: [7] }, { data: { terms_accepted: 'maybe' } }])(
    'nor when a step of the sign-in cannot be read: %j',
    (json) => {
      for (const endpoint of [mfaVerifyEndpoint, agreeTermsEndpoint])
        expect(unusableOf(endpoint, json)?.[0]).toMatch(/^data/);
      expect(answerOf(inviteEndpoint, json)).toEqual(nothingSaid);
    },
  );

  test.each([
    { data: [] },
    { success: true, data: [] },
    { success: true, data: true },
    { data: 'ok' },
    { data: 'Verified.' },
    { data: 1 },
    { status: 200, data: 200 },
    { data: '' },
  ])(
    'API-2, API-5, API-13: %j is a success without content: data may be an empty list or no more than a yes',
    (json) => {
      for (const endpoint of [mfaEndpoint, mfaVerifyEndpoint, agreeTermsEndpoint])
        expect(Object.values(answerOf(endpoint, json).data ?? {}).filter((field) => field !== null)).toEqual(
          [],
        );
    },
  );

  test('is read for what it says where it says something', () => {
    const data = { jwt: 'a.b.c', terms_accepted: true };
    const read = { ...data, recovery_codes: null };
    expect(answerOf(mfaVerifyEndpoint, { data }).data).toEqual(read);
    expect(answerOf(mfaVerifyEndpoint, data).data).toEqual(read);
    expect(answerOf(likeInsightEndpoint, { like_count: 3 })).toEqual({ like_count: 3, liked: null });
  });
});

test('API-12: terms may have any length that an answer may have', () => {
  const text = '<p>Clause.</p>'.repeat(50_000);
  expect(answerOf(termsEndpoint, { version: '4', text }).text).toBe(text);
});

describe('API-1, API-4: the answers of a sign-in', () => {
  test.each([
    [{ jwt: 'a.b.c' }, null],
    [{ jwt: 'a.b.c', terms_accepted: 0 }, false],
    [{ jwt: 'a.b.c', terms_accepted: 'false' }, false],
    [{ jwt: 'a.b.c', terms_accepted: 1 }, true],
    [{ data: { jwt: 'a.b.c', terms_accepted: false } }, false],
  ])('%j says of the terms %j', (json, accepted) => {
    expect(answerOf(createEndpoint, json).terms_accepted).toBe(accepted);
  });

  test.each([true, 2, false, 'true', '2', 'false'])('mfa_configured may be %j', (mfa_configured) => {
    expect(answerOf(userMfaEndpoint, { mfa_configured }).mfa_configured).toBe(mfa_configured);
  });

  test('API-1: a success without a token is a refusal, and garbage is not read as one', () => {
    expect([{}, { jwt: '' }, { jwt: null }, { data: {} }, null].map(createEndpoint.isRefused)).toEqual(
      Array(5).fill(true),
    );
    expect([{ jwt: 'x' }, { data: { jwt: 'x' } }, 'garbage'].map(createEndpoint.isRefused)).toEqual(
      Array(3).fill(false),
    );
  });
});
