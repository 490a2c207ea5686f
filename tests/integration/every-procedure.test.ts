import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { createOutputCheck } from '@portal/gateway/outputs';
import { appRouter } from '@portal/gateway/router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpointAt } from './support/endpoint-at.ts';
import { type LinkedApps, linkApps, mockProfile } from './support/linked-apps.ts';
import { callPortal, signIn } from './support/portal-caller.ts';
import { callProcedure, idsOf, inputsOf, procedures } from './support/procedure-inputs.ts';

const person = 'standard@portal.example.com';

/** What this client, who is signed in and has no second factor, is refused for inputs that are well-formed. */
const refused: Record<string, string> = {
  'authentication.signIn': 'WRONG_CREDENTIALS',
  'authentication.unlock': 'INVALID_OTP',
  'authentication.verifyCode': 'FORBIDDEN',
  'authentication.useRecoveryCode': 'FORBIDDEN',
  'recoveryCodes.make': 'CONFLICT',
  'user.verifyMfa': 'INVALID_OTP',
  'user.removeMfa': 'CONFLICT',
  'user.setPassword': 'PASSWORD_NOT_SET',
  'user.changePassword': 'WRONG_CREDENTIALS',
  'invite.check': 'INVITE_NOT_FOUND',
  'terms.accept': 'CONFLICT',
};

/**
 * On a firm that keeps to the specification: one record of an extension is not found, and the code of a removal is
 * checked first.
 */
const refusedBySpecification: Record<string, string> = {
  'user.removeMfa': 'INVALID_OTP',
  'messages.byId': 'NOT_FOUND',
  'messages.start': 'NOT_FOUND',
  'messages.reply': 'NOT_FOUND',
  'messages.markRead': 'NOT_FOUND',
  'content.byId': 'NOT_FOUND',
  'documents.byId': 'NOT_FOUND',
  'documents.markRead': 'NOT_FOUND',
  'documents.request': 'NOT_FOUND',
  'device.forget': 'NOT_FOUND',
  'recoveryCodes.make': 'NOT_FOUND',
  'sessions.end': 'NOT_FOUND',
  'sessions.endOthers': 'NOT_FOUND',
  'securityEvents.report': 'NOT_FOUND',
  'insights.unlike': 'METHOD_NOT_ALLOWED',
};

const refusals = mockProfile === 'full' ? refused : { ...refused, ...refusedBySpecification };

let apps: LinkedApps;
let replies: { name: string; status: number; appCode: string | undefined; data: unknown; text: string }[];
const reached = new Set<EndpointName>();

beforeAll(async () => {
  apps = await linkApps({
    checkOutputs: false,
    alter: ({ method, path, answer }) => {
      const endpoint = endpointAt(method, path);
      if (endpoint) reached.add(endpoint);
      if (answer.status < 300) answer.json = withNotes(answer.json);
    },
  });
  const token = await signIn(apps, person);
  const inputs = inputsOf(await idsOf(apps, person));
  replies = [];
  for (const procedure of inOrder()) {
    const reply = await callProcedure(apps, procedure, { token, input: inputs[procedure.name] });
    const { status, error, data } = reply;
    replies.push({
      name: procedure.name,
      status,
      appCode: error?.appCode,
      data,
      text: JSON.stringify(data ?? null),
    });
  }
});
afterAll(() => apps.close());

/** An answer in which every record has one more field, which the contract does not know. */
function withNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNotes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [key, withNotes(inner)]);
  return { ...Object.fromEntries(fields), internal_note: { by: 'the firm' } };
}

/** Signing out ends the session, so it comes last. */
function inOrder() {
  const isLast = ({ name }: { name: string }) => name === 'authentication.signOut';
  return [...procedures.filter((procedure) => !isLast(procedure)), ...procedures.filter(isLast)];
}

test('every procedure of the router has an input here, and every input a procedure', () => {
  const anyIds = inputsOf({} as Parameters<typeof inputsOf>[0]);
  expect(procedures.map(({ name }) => name).toSorted()).toEqual(Object.keys(anyIds).toSorted());
});

describe('P, A: every procedure over the real pair', () => {
  test.each(procedures)('$name answers as it should', ({ name }) => {
    const reply = replies.find((candidate) => candidate.name === name);
    const { status, appCode } = reply ?? {};
    if (refusals[name] === undefined)
      expect({ status, appCode }).toEqual({ status: 200, appCode: undefined });
    else expect(appCode).toBe(refusals[name]);
  });

  test('SEC-G21: no link and no address of the firm is in any answer', () => {
    for (const { name, text } of replies) {
      expect(text, name).not.toMatch(/_links|"href":|\/v1\//);
      expect(text, name).not.toContain(apps.mock);
    }
  });
});

describe('SEC-F4, SEC-F8: a gateway that does not check its results gives what they list and nothing else', () => {
  const check = createOutputCheck(appRouter);

  test.each(procedures)('$name', ({ name }) => {
    const reply = replies.find((candidate) => candidate.name === name);
    if (reply?.status === 200) expect(() => check(name, reply.data)).not.toThrow();
    expect(reply?.text).not.toMatch(/internal.?note|the firm"/i);
  });

  test('policies of every kind, in the list and on their pages', async () => {
    const token = await signIn(apps, 'vip@portal.example.com');
    const read = async (procedure: string, input?: unknown) => {
      const { data } = await callPortal<{ policies: { uuid: string }[] }>(apps, procedure, { token, input });
      expect(() => check(procedure, data)).not.toThrow();
      return data;
    };
    const { policies } = await read('policies.list');
    for (const { uuid } of policies) {
      await read('policies.byId', { uuid });
      await read('policies.valuationGraph', { uuid, dateRange: '1y' });
    }
    if (mockProfile === 'full') expect(policies).toHaveLength(8);
  });
});

test('API-1 to API-23, API-30: every call of the contract is reached by a procedure', () => {
  const missed = Object.keys(endpoints).filter((name) => !reached.has(name as EndpointName));
  // A recovery code is for the sign-in of somebody with a second factor; bytes travel beside the procedures.
  const notHere = ['documents.add', 'documents.content', 'recoveryCodes.use'];
  // Behind opaque links the calls that only links lead to have other addresses; a removal waits for a right code.
  const hidden = [
    'dueDiligence.panel',
    'policies.latestValuation',
    'policies.valuationGraph',
    'user.mfaDelete',
  ];
  expect(missed.toSorted()).toEqual(mockProfile === 'full' ? notHere : [...hidden, ...notHere].toSorted());
});
