import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Runs `prisma generate` without the network. The command line wants to download its schema engine for every
 * command although `generate` never starts it; pointing at any executable file skips the download.
 */
const commandLine = createRequire(import.meta.url).resolve('prisma/build/index.js');
const result = spawnSync(process.execPath, [commandLine, 'generate', '--no-hints'], {
  cwd: import.meta.dirname,
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  encoding: 'utf8',
});

if (result.status !== 0) {
  console.error(result.stdout, result.stderr, result.error ?? '');
  console.error('The database client could not be generated: see above, and check prisma/schema.prisma.');
  process.exitCode = 1;
} else {
  console.log('Generated the database client into prisma/generated.');
}
