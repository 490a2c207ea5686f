import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';
import { createMailbox } from '../../test/mailbox.ts';
import { askReset, changePassword, setPassword } from '../../test/passwords.ts';
import { personOf } from '../../test/person.ts';
import { confirmFactor, removeFactor } from '../../test/second-factor.ts';
import { codeFor, codeOf, emailOf, fullToken, type Person, passwordToken } from '../../test/sign-in.ts';

/** From now on no entry can be written, as after a kill in between. */
async function breakHistory({ database }: TestApp): Promise<void> {
  await database.$executeRawUnsafe(
    "CREATE TRIGGER broken BEFORE INSERT ON security_event BEGIN SELECT RAISE(ABORT, 'broken'); END",
  );
}

/** What an entry of each kind reports, as the database has it. */
async function stateOf({ database }: TestApp, person: Person) {
  const where = { client: { email: emailOf(person) } };
  const client = await database.client.findUniqueOrThrow({ where: { email: emailOf(person) } });
  const { passwordHash, mfa, totpSecret } = client;
  const [requests, recoveryCodes, devices] = await Promise.all([
    database.amendment.findMany({ where }),
    database.recoveryCode.findMany({ where }),
    database.device.findMany({ where }),
  ]);
  return { passwordHash, mfa, totpSecret, requests, recoveryCodes, devices };
}

type Change = (mock: TestApp, mailbox: ReturnType<typeof createMailbox>) => Promise<() => Promise<unknown>>;

/** Each prepares a change, and gives what makes it. */
const changes: [string, Person, Change][] = [
  [
    'a password that is changed',
    'standard',
    async (mock) => {
      const token = await fullToken(mock, 'standard');
      return () => changePassword(mock, token);
    },
  ],
  [
    'a password that is reset',
    'standard',
    async (mock, mailbox) => {
      await askReset(mock, emailOf('standard'));
      const code = await mailbox.nextCode('password_reset');
      return () => setPassword(mock, code);
    },
  ],
  [
    'a second factor that is set up',
    'setup',
    async (mock) => {
      const token = await passwordToken(mock, 'setup');
      const secret = (await callsOf(mock).get('/v1/user/mfa', { token })).body.otp_code!;
      const code = await codeFor(secret, mock.clock);
      return () => confirmFactor(mock, token, code);
    },
  ],
  [
    'a second factor that is removed',
    'vip',
    async (mock) => {
      const token = await fullToken(mock, 'vip');
      const code = await codeOf('vip', mock.clock, 1);
      return () => removeFactor(mock, token, code);
    },
  ],
  [
    'a set of recovery codes',
    'vip',
    async (mock) => {
      const vip = personOf(mock, await fullToken(mock, 'vip'));
      return () => vip.send('recoveryCodes.make');
    },
  ],
  [
    'a device that is forgotten',
    'standard',
    async (mock) => {
      const standard = personOf(mock, await fullToken(mock, 'standard'));
      const [device] = (await standard.read('device.list')).devices;
      return () => standard.send('device.forget', { params: { uuid: device!.uuid } });
    },
  ],
  [
    'details that are asked to be changed',
    'standard',
    async (mock) => {
      const standard = personOf(mock, await fullToken(mock, 'standard'));
      return () => standard.send('client.update', { body: { changedFields: { surname: 'Reed' } } });
    },
  ],
];

test.each(changes)('SEC-H19: %s is there with its entry, or not at all', async (_change, person, prepare) => {
  const mailbox = createMailbox();
  const mock = await buildTestApp({ mailer: mailbox });
  const change = await prepare(mock, mailbox);
  const before = await stateOf(mock, person);
  await breakHistory(mock);
  expect(await change()).toMatchObject({ status: 500 });
  expect(await stateOf(mock, person)).toEqual(before);
});
