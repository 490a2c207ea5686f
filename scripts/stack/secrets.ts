import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder } from '../project.ts';
import { StackError } from '../terminal.ts';

const SECRET_BYTES = 48;

const makeSecret = () => randomBytes(SECRET_BYTES).toString('base64url');

/** Variables that hold a secret, and how each is made. */
const makers = {
  GATEWAY_SESSION_SECRET: makeSecret,
  MOCK_TOKEN_SECRET: makeSecret,
  STATEMENT_KEYS: makeKeySet,
} as const;

export type Secrets = Readonly<Record<keyof typeof makers, string>>;

export const secretNames = Object.keys(makers) as (keyof Secrets)[];

/**
 * Secrets of this machine: made on the first start, kept in a file that only its owner reads, added to when a new one
 * is needed. Changing one signs everyone out, so they outlive a restart. A secret given in the environment wins over
 * the kept one.
 */
export function loadSecrets(
  file: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): Secrets {
  const kept = readKept(file);
  const missing = secretNames.filter((name) => typeof kept[name] !== 'string');
  const made = missing.map((name) => [name, makers[name]()] as const);
  const secrets = { ...kept, ...Object.fromEntries(made) } as Secrets;
  if (missing.length > 0) write(file, secrets);
  const given = secretNames.flatMap((name) =>
    environment[name] ? [[name, environment[name]] as const] : [],
  );
  return { ...secrets, ...Object.fromEntries(given) };
}

/** Those of this checkout, kept beside its data. */
export function ownSecrets(): Secrets {
  return loadSecrets(join(dataFolder, 'secrets.json'), process.env);
}

/** A JWKS with one private key of ES256. */
function makeKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ keys: [privateKey.export({ format: 'jwk' })] });
}

function readKept(file: string): Partial<Record<string, string>> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    throw new StackError(
      `${file} cannot be read as JSON: delete it, and the next start makes new secrets (everybody signs in again).`,
    );
  }
}

function write(file: string, secrets: Secrets): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
