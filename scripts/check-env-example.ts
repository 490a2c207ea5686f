import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareExample, readExample } from './env-example/compare.ts';
import { projectRoot } from './project.ts';
import { printLine } from './terminal.ts';

/**
 * `.env.example` and what is read, compared both ways. Each server exports its variables as `envSchema`;
 * the browser client has none: the gateway writes its settings into the page.
 */
const servers = ['gateway', 'mock-api'];

/** Variables that only the scripts read. */
const ofScripts = [
  'LOG',
  'CHROMIUM_PATH',
  'NATIVE_GATEWAY_ORIGIN',
  'CONFORMANCE_PASSWORD',
  'CONFORMANCE_TOTP_SECRET',
  'PROBE_EMAIL',
  'PROBE_PASSWORD',
  'PROBE_TOTP_SECRET',
];

type EnvModule = { readonly envSchema: { readonly shape: Readonly<Record<string, unknown>> } };

const read = new Map(ofScripts.map((name) => [name, 'the scripts']));
for (const server of servers) {
  const module = (await import(join(projectRoot, 'apps', server, 'src/env.ts'))) as EnvModule;
  for (const name of Object.keys(module.envSchema.shape)) read.set(name, `apps/${server}`);
}

const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
const faults = compareExample(readExample(example), read);
for (const fault of faults) printLine(`✗ .env.example: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
