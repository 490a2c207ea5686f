import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { currentPassword, email, uuid } from '@portal/contract/shapes/fields';
import { CannotRun } from './report/finding.ts';
import type { Account } from './visit/sign-in.ts';

export type Settings = {
  readonly origin: string;
  readonly account: Account;
  readonly deviceId: string;
  readonly mayWrite: boolean;
  /** The report as JSON instead of for people. */
  readonly asJson: boolean;
};

type Source = Readonly<Record<string, string | undefined>>;

const usage = `npm run conformance -- --base-url https://api.firm.example --username name@example.com [--write] [--json]

  --base-url      where the service is: scheme, host and port
  --username      the account to sign in as; it should be one made for tests
  --password      its password; CONFORMANCE_PASSWORD keeps it out of the shell's history
  --totp-secret   base32 secret of its second factor, if it has one; or CONFORMANCE_TOTP_SECRET
  --device-id     a uuid to send as X-Device-Id; a fresh one otherwise
  --write         also tests the calls that change something, safely
  --json          the report as JSON

Exit code 0: no difference; 1: differences; 2: could not run.`;

const options = {
  'base-url': { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  'totp-secret': { type: 'string' },
  'device-id': { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line, and secrets from the environment where they are not on it. Throws CannotRun with a sentence.
 */
export function readSettings(args: readonly string[], source: Source): Settings {
  const given = parse(args);
  const password = given.password ?? source.CONFORMANCE_PASSWORD;
  const totpSecret = given['totp-secret'] ?? source.CONFORMANCE_TOTP_SECRET;
  return {
    origin: readOrigin(given['base-url']),
    account: {
      username: readAddress(given.username),
      password: readPassword(password),
      totpSecret: totpSecret && readSecret(totpSecret),
    },
    deviceId: readDeviceId(given['device-id'] ?? randomUUID()),
    mayWrite: given.write,
    asJson: given.json,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    // Its message repeats what was typed, which may be a secret.
    const { code } = error as { code?: unknown };
    throw new CannotRun(`The command line cannot be read (${String(code)}).\n\n${usage}`);
  }
}

function required(value: string | undefined, name: string): string {
  if (value) return value;
  throw new CannotRun(`${name} is missing.\n\n${usage}`);
}

/** What the gateway takes as UPSTREAM_URL: the paths of the contract start with /v1 themselves. */
function readOrigin(text: string | undefined): string {
  const url = URL.parse(required(text, '--base-url'));
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.pathname === '/';
  if (isPlain && url.search === '' && url.hash === '') return url.origin;
  throw new CannotRun('--base-url must be scheme, host and port alone, such as https://api.firm.example.');
}

/** The portal accepts nothing else at sign-in. */
function readAddress(text: string | undefined): string {
  const address = email.safeParse(required(text, '--username'));
  if (address.success) return address.data;
  throw new CannotRun('--username must be a mail address.');
}

function readPassword(text: string | undefined): string {
  const password = currentPassword.safeParse(required(text, '--password or CONFORMANCE_PASSWORD'));
  if (password.success) return password.data;
  throw new CannotRun('The password is longer than the portal takes.');
}

function readSecret(text: string): string {
  const secret = text.replace(/\s/g, '').toUpperCase();
  if (/^[A-Z2-7]{16,128}=*$/.test(secret)) return secret;
  throw new CannotRun('The secret of the second factor must be base32, 16 characters or more.');
}

function readDeviceId(text: string): string {
  if (uuid.safeParse(text).success) return text;
  throw new CannotRun('--device-id must be a uuid in lower case.');
}
