import { runTasks } from './stack/build.ts';
import { isDatabaseInUse, removeDatabase } from './stack/database-files.ts';
import { anyFreePort } from './stack/ports.ts';
import { runUntilStopped } from './stack/processes.ts';
import { createProgress } from './stack/progress.ts';
import { ownSecrets } from './stack/secrets.ts';
import { startMock } from './stack/servers.ts';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { StackError } from './terminal.ts';

/** `npm run db:reset`: removes the database and lets the mock migrate and seed a new one, as its first start does. */
await runUntilStopped(async (processes) => {
  loadDotEnv();
  const settings = readSettings(process.env, process.argv.slice(2));
  const file = databaseFile(settings.databaseUrl);
  if (isDatabaseInUse(file)) {
    throw new StackError(`${file} is in use: stop the portal (Ctrl-C where it runs), then try again.`);
  }
  const progress = createProgress(process.stdout);
  await progress('Generating the database client', () => runTasks(['generate']));
  removeDatabase(file);
  const secrets = ownSecrets();
  await progress('Migrating and seeding a new database', async () => {
    const port = await anyFreePort();
    const mock = await startMock({ ...settings, qaControls: '0', processes, secrets, port });
    await mock.stop();
  });
  process.stdout.write(`\n  Fresh data in ${file}.\n\n`);
});
