import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGIN_ATTEMPT_LIMIT } from '@portal/contract/constants';
import { type Database, openDatabase } from '@portal/prisma/client';
import { anyFreePort } from '../scripts/stack/ports.ts';
import { startServer } from '../scripts/stack/start-server.ts';
import { type Answered, type Class, compareClasses } from './compare-classes.ts';
import { timedPost } from './timed-call.ts';

/**
 * `npm run bench:timing`: does the time of an answer reveal whether an address has an account (SEC-A2, SEC-A9)? Each
 * class of address is sampled in turn, in a new random order each round, against the real mock over HTTP. Printed, not
 * asserted.
 */
const rounds = Number(process.argv[2] ?? 200);

type Classes = Readonly<Record<string, Class>>;

const address = (name: string) => `${name}@portal.example.com`;

const folder = mkdtempSync(join(tmpdir(), 'portal-timing-'));
const port = await anyFreePort();
const origin = `http://127.0.0.1:${port}`;
const databaseUrl = `file:${join(folder, 'portal.db')}`;
const mock = await startServer({
  name: 'mock-api',
  app: 'mock-api',
  env: {
    MOCK_API_PORT: String(port),
    DATABASE_URL: databaseUrl,
    MOCK_TOKEN_SECRET: 'mock-secret-of-the-timing-bench-0123456789abcdef',
    LOG_LEVEL: 'warn',
  },
  logFile: join(folder, 'mock-api.log'),
  readyUrl: `${origin}/healthz`,
  deadlineMs: 120_000,
});

function signIn(email: string): Promise<Answered> {
  const form = { 'LoginForm[username]': email, 'LoginForm[password]': 'Not-My-Password!!!' };
  return timedPost(`${origin}/v1/authentication/create`, form);
}

function askReset(email: string): Promise<Answered> {
  return timedPost(`${origin}/v1/user/reset-request`, { 'LoginForm[email]': email });
}

const support = { name: 'Ada Vale', reason: 'Something else' };

const signInClasses: Classes = {
  'unknown, tried before': { ask: () => signIn(address('nobody')), status: 401 },
  'unknown, never tried': { ask: (round) => signIn(address(`stranger-${round}`)), status: 401 },
  known: { ask: () => signIn(address('standard')), status: 401 },
  disabled: { ask: () => signIn(address('empty')), status: 401 },
  'locked, unknown': { ask: () => signIn(address('locked-stranger')), status: 423 },
  'locked, known': { ask: () => signIn(address('vip')), status: 423 },
};

const resetClasses: Classes = {
  unknown: { ask: () => askReset(address('nobody')), status: 200 },
  known: { ask: () => askReset(address('standard')), status: 200 },
};

/** Work that was put off until after an answer must not show in the next one either. */
async function callAfter(first: Promise<Answered>): Promise<Answered> {
  await first;
  return timedPost(`${origin}/v1/user/set-password`, {});
}

const afterLockClasses: Classes = {
  unknown: { ask: () => callAfter(signIn(address('nobody'))), status: 422 },
  known: { ask: () => callAfter(signIn(address('standard'))), status: 422 },
};

const afterResetClasses: Classes = {
  unknown: { ask: () => callAfter(askReset(address('nobody'))), status: 422 },
  known: { ask: () => callAfter(askReset(address('standard'))), status: 422 },
};

const askSupport = (email: string) => timedPost(`${origin}/v1/user/contact-support`, { ...support, email });

const supportClasses: Classes = {
  unknown: { ask: () => askSupport(address('nobody')), status: 200 },
  known: { ask: () => askSupport(address('standard')), status: 200 },
};

/** Disables one account; locks another, and an unknown address, for the whole run. Returns the key of its count. */
async function prepare(database: Database): Promise<string> {
  await database.client.update({ where: { email: address('empty') }, data: { disabledAt: new Date() } });
  for (let tries = 0; tries < LOGIN_ATTEMPT_LIMIT; tries += 1)
    for (const name of ['vip', 'locked-stranger']) await signIn(address(name));
  return (await database.shadowLogin.findFirstOrThrow()).addressKey;
}

/** Sets how many attempts are spent, of every address but the two that stay locked. */
async function setTries(database: Database, lockedStranger: string, failedLoginCount: number): Promise<void> {
  const data = { failedLoginCount, lockedUntil: null };
  await database.client.updateMany({ where: { email: { not: address('vip') } }, data });
  await database.shadowLogin.updateMany({ where: { addressKey: { not: lockedStranger } }, data });
}

try {
  const database = openDatabase(databaseUrl);
  const lockedStranger = await prepare(database);
  const giveTries = () => setTries(database, lockedStranger, 0);
  const leaveOneTry = () => setTries(database, lockedStranger, LOGIN_ATTEMPT_LIMIT - 1);
  const giveTurns = () => database.rateCounter.deleteMany();
  const compare = (title: string, classes: Classes, before: () => Promise<unknown>) =>
    compareClasses({ title, rounds, classes, before });
  await compare('Sign-in with a wrong password', signInClasses, giveTries);
  await compare('The call after the password that locks', afterLockClasses, leaveOneTry);
  await compare('Asking for a new password', resetClasses, giveTurns);
  await compare('The call after asking for a new password', afterResetClasses, giveTurns);
  await compare('Asking support', supportClasses, giveTurns);
  await database.$disconnect();
} finally {
  await mock.stop();
  rmSync(folder, { recursive: true, force: true });
}
