import { parseArgs } from 'node:util';
import { probePortal } from './people/probe-as-client.ts';
import { loadDotEnv } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run probe -- --url https://portal.example.com`: signs in as PROBE_EMAIL, reads the policies and signs out, and
 * prints how long each took; exit code 1 where one failed. Not more often than every minute: a one-time code works
 * once.
 */
try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  loadDotEnv();
  const { PROBE_EMAIL: email, PROBE_PASSWORD: password, PROBE_TOTP_SECRET: totpSecret } = process.env;
  const { url = `http://localhost:${process.env.PORT || 8080}` } = values;
  if (!URL.canParse(url))
    throw new StackError('--url must be an address, such as https://portal.example.com.');
  if (!email || !password)
    throw new StackError('Set PROBE_EMAIL and PROBE_PASSWORD: the person to sign in as.');
  const onStep = (name: string, ms: number) => printLine(`${name.padEnd(10)}${String(ms).padStart(6)} ms`);
  const startedAt = performance.now();
  await probePortal({ url, email, password, totpSecret: totpSecret || undefined }, { now: Date.now, onStep });
  onStep('all', Math.round(performance.now() - startedAt));
} catch (error) {
  exitWith(error);
}
