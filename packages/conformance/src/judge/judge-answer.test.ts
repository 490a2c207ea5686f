import { createEndpoint, mfaEndpoint } from '@portal/contract/v1/authentication';
import { clientEndpoint } from '@portal/contract/v1/client';
import { registerDeviceEndpoint } from '@portal/contract/v1/device';
import { firmEndpoint } from '@portal/contract/v1/firm';
import { insightsEndpoint } from '@portal/contract/v1/insights';
import { threadEndpoint, threadsEndpoint } from '@portal/contract/v1/messages';
import { providersEndpoint } from '@portal/contract/v1/providers';
import { termsEndpoint } from '@portal/contract/v1/terms';
import { userMfaEndpoint } from '@portal/contract/v1/user-mfa';
import { resetRequestEndpoint, setPasswordEndpoint } from '@portal/contract/v1/user-password';
import { supportReasonsEndpoint } from '@portal/contract/v1/user-support';
import { describe, expect, test } from 'vitest';
import type { WireAnswer } from '../visit/exchange.ts';
import { isAbsent, judgeSuccess } from './judge-answer.ts';

const firm = {
  name: 'A firm',
  logo: null,
  bio: '',
  fca_number: '1',
  fca_registered_date: '2026-01-01',
  phone: null,
  address: null,
};

function answerOf(value: unknown, changed: Partial<WireAnswer> = {}): WireAnswer {
  const text = JSON.stringify(value) ?? '';
  return { status: 200, contentType: 'application/json', retryAfter: undefined, text, ...changed };
}

const noBody = { contentType: '', text: '' };

const faultsOf = (...answered: Parameters<typeof judgeSuccess>) => judgeSuccess(...answered).faults;

function lines(faults: readonly { level: string; where: string; message: string }[]): string[] {
  return faults.map(({ level, where, message }) => `${level} ${where}: ${message}`);
}

describe('Q-5: a success', () => {
  test('is a 200 with JSON that fits, whatever its charset', () => {
    for (const contentType of ['application/json', 'application/json; charset=utf-8', 'application/hal+json'])
      expect(faultsOf(firmEndpoint, answerOf(firm, { contentType }))).toEqual([]);
  });

  test('with another 2xx status than 200 is noted, as the portal reads it alike; an invalid status differs', () => {
    expect(lines(faultsOf(firmEndpoint, answerOf(firm, { status: 201 })))).toEqual([
      'note status: came 201: read like 200',
    ]);
    for (const status of [302, 404, 500])
      expect(lines(faultsOf(firmEndpoint, answerOf({}, { status })))).toEqual([
        `difference status: expected 200, came ${status}`,
      ]);
  });

  test('with another content type, or with no JSON', () => {
    expect(lines(faultsOf(firmEndpoint, answerOf(firm, { contentType: 'text/html' })))).toEqual([
      'difference content type: expected application/json, came another or none',
    ]);
    expect(lines(faultsOf(firmEndpoint, answerOf(firm, { text: '{' })))).toEqual([
      'difference body: is not JSON',
    ]);
  });

  test('API-8, API-9: whose answer is not shown is any 2xx, with or without a body', () => {
    const address =
      'note email: is missing: clients do not see the address at the sign-in that follows, already filled in';
    const unknown = 'note whatever: is not in the contract';
    for (const { endpoint, notes, notesOfOther } of [
      { endpoint: resetRequestEndpoint, notes: [], notesOfOther: [] },
      { endpoint: setPasswordEndpoint, notes: [address], notesOfOther: [address, unknown] },
    ]) {
      expect(lines(faultsOf(endpoint, answerOf(undefined, { ...noBody, status: 204 })))).toEqual(notes);
      expect(lines(faultsOf(endpoint, answerOf('<p>Done</p>', { status: 201 })))).toEqual(notes);
      expect(lines(faultsOf(endpoint, answerOf({ whatever: true })))).toEqual(notesOfOther);
    }
  });

  test('API-14: whose answer is not shown may offer something, and what it lacks is noted', () => {
    const missing =
      'note data: is missing: clients do not see the device among those that a person signed in on';
    expect(lines(faultsOf(registerDeviceEndpoint, answerOf({})))).toEqual([missing]);
    expect(lines(faultsOf(registerDeviceEndpoint, answerOf(undefined, { ...noBody, status: 204 })))).toEqual([
      missing,
    ]);
  });

  test('API-1: without a token says no, whatever its status', () => {
    expect(lines(faultsOf(createEndpoint, answerOf({ terms_accepted: false })))).toEqual([
      'difference status: expected 200, came 401',
    ]);
    expect(judgeSuccess(createEndpoint, answerOf({})).value).toBeUndefined();
  });

  test('API-2: may be {}, and a token that cannot be read is a difference', () => {
    expect(faultsOf(mfaEndpoint, answerOf({}))).toEqual([]);
    expect(faultsOf(mfaEndpoint, answerOf({ data: { terms_accepted: true } }))).toEqual([]);
    expect(lines(faultsOf(mfaEndpoint, answerOf({ data: { jwt: 7 } })))).toEqual([
      'difference data.jwt: expected a string, came a whole number',
    ]);
  });

  test('API-4, API-15, API-19: what is given only while there is something to say may be missing', () => {
    expect(lines(faultsOf(userMfaEndpoint, answerOf({ mfa_configured: 2 })))).toEqual([
      'note has_recovery_codes: is missing: clients do not see a recovery code in place of a one-time code at sign-in',
    ]);
    expect(lines(faultsOf(insightsEndpoint, answerOf({ items: [] })))).toEqual([]);
    expect(lines(faultsOf(clientEndpoint, answerOf({ first_name: 'Ada' }))).join('\n')).not.toContain(
      'pending_amendment',
    );
  });

  test('a list is found bare, in an envelope or under another name, and noted as such', () => {
    const reasons = ['A question'];
    const noField =
      'note takes_message: is missing: clients do not see the field for what happened, in their own words';
    const judged = (answer: unknown) => lines(faultsOf(supportReasonsEndpoint, answerOf(answer)));
    expect(judged({ data: reasons, takes_message: true })).toEqual([]);
    expect(judged({ data: reasons })).toEqual([noField]);
    expect(judged(reasons)).toEqual(['note data: comes as a bare list', noField]);
    expect(judged({ reasons })).toEqual(['note data: comes under another name', noField]);
    expect(judged({ anything: reasons })).toEqual([
      'difference data: is missing (an array)',
      noField,
      'note anything: is not in the contract',
    ]);
  });

  test('API-12: the text of the terms may come as `html`, and any answer in an envelope', () => {
    const terms = { version: '4', title: 'Terms', effective_from: '2026-10-01', changes_summary: '' };
    const html = '<p>The terms</p>';
    expect(faultsOf(termsEndpoint, answerOf({ ...terms, text: html }))).toEqual([]);
    expect(lines(faultsOf(termsEndpoint, answerOf({ ...terms, html })))).toEqual([
      'note text: comes under another name',
    ]);
    expect(lines(faultsOf(firmEndpoint, answerOf({ data: firm })))).toEqual([
      'note body: comes in an envelope "data"',
    ]);
  });

  test('ids may be numbers', () => {
    const faults = faultsOf(providersEndpoint, answerOf({ items: [{ uuid: 5 }] }));
    expect(faults.filter(({ level }) => level === 'difference')).toEqual([]);
    expect(judgeSuccess(providersEndpoint, answerOf([{ uuid: 5 }])).value).toMatchObject({
      items: [{ uuid: '5' }],
    });
  });

  test.each([
    ['too long a list', Array.from({ length: 5001 }, (_, id) => ({ uuid: id }))],
    ['too many values', Array.from({ length: 60 }, (_, id) => ({ uuid: id, funds: Array(4500).fill(0) }))],
  ])('that the portal cannot use differs in any case: %s', (_what, items) => {
    const answer = answerOf({ items });
    expect(lines(faultsOf(providersEndpoint, answer))).toEqual([
      'difference body: has too long a list, nests too deep or has too many values',
    ]);
    expect(judgeSuccess(providersEndpoint, answer).value).toBeUndefined();
  });
});

test('Q-5: an extension that is not offered is absent; one entry of it that is not there says nothing of it', () => {
  expect(isAbsent(threadsEndpoint, answerOf({}, { status: 404 }))).toBe(true);
  expect(isAbsent(threadEndpoint, answerOf({}, { status: 404 }))).toBe(false);
  expect(isAbsent(threadEndpoint, answerOf({}, { status: 501 }))).toBe(true);
  expect(isAbsent(firmEndpoint, answerOf({}, { status: 404 }))).toBe(false);
});
