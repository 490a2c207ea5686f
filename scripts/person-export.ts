import { exportPerson } from '@portal/prisma/person-data';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/** `npm run --silent person:export -- vip@portal.example.com`: JSON with everything that the mock holds of one person. */
try {
  const [email] = process.argv.slice(2);
  if (!email) throw new StackError('Say whose: npm run person:export -- vip@portal.example.com');
  loadDotEnv();
  const data = exportPerson(databaseFile(readSettings(process.env).databaseUrl), email);
  if (data === undefined) throw new StackError(`Nothing is held of ${email}.`);
  printLine(JSON.stringify({ email, exportedAt: new Date().toISOString(), tables: data }, null, 2));
} catch (error) {
  exitWith(error);
}
