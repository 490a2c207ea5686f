import { main } from '@portal/conformance/main';
import { loadDotEnv } from './stack/settings.ts';

/** `npm run conformance -- --base-url … --username …`: compares any /v1 with the contract. */
loadDotEnv();
process.exitCode = await main({
  args: process.argv.slice(2),
  environment: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  log: (text) => process.stderr.write(`${text}\n`),
});
