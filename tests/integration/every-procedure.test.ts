import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './linked-apps.ts';
import { signIn } from './portal-caller.ts';
import { callProcedure, idsOf, inputsOf, procedures } from './procedure-inputs.ts';

const person = 'standard@portal.example.com';

/** What this person, who is signed in and has no authenticator, is refused for inputs that are well-formed. */
const refused: Record<string, string> = {
  'authentication.signIn': 'WRONG_CREDENTIALS',
  'authentication.unlock': 'INVALID_OTP',
  'authentication.verifyCode': 'FORBIDDEN',
  'user.verifyMfa': 'INVALID_OTP',
  'user.removeMfa': 'CONFLICT',
  'user.setPassword': 'PASSWORD_NOT_SET',
  'user.changePassword': 'WRONG_CREDENTIALS',
  'invite.check': 'INVITE_NOT_FOUND',
  'terms.accept': 'CONFLICT',
};

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  parameters: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The call of the contract that an address is: the one with the fewest parameters that fits. */
function endpointAt(method: string, path: string): EndpointName | undefined {
  const fitting = patterns.filter((entry) => entry.method === method && entry.pattern.test(path));
  return fitting.toSorted((left, right) => left.parameters - right.parameters)[0]?.name;
}

let apps: LinkedApps;
let replies: { name: string; status: number; appCode: string | undefined; text: string }[];
const reached = new Set<EndpointName>();

beforeAll(async () => {
  apps = await linkApps({
    alter: ({ method, path }) => {
      const endpoint = endpointAt(method, path);
      if (endpoint) reached.add(endpoint);
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
      text: JSON.stringify(data ?? null),
    });
  }
});
afterAll(() => apps.close());

/** Whoever signs out is out, so that comes last. */
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
    if (refused[name] === undefined) expect({ status, appCode }).toEqual({ status: 200, appCode: undefined });
    else expect(appCode).toBe(refused[name]);
  });

  test('G1: no link and no address of the firm is in any answer', () => {
    for (const { name, text } of replies) {
      expect(text, name).not.toMatch(/_links|"href":|\/v1\//);
      expect(text, name).not.toContain(apps.mock);
    }
  });
});

test('A1–A24: every call of the contract is reached by a procedure', () => {
  expect(Object.keys(endpoints).filter((name) => !reached.has(name as EndpointName))).toEqual([]);
});
