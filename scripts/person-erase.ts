import { createMailSeal } from '@portal/mock-api/mail-seal';
import { erasePerson } from '@portal/prisma/person-data';
import { ownSecrets } from './stack/secrets.ts';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run person:erase -- vip@portal.example.com`: deletes everything that the mock holds of one person, files too.
 */
try {
  const [email] = process.argv.slice(2);
  if (!email)
    throw new StackError(
      'Name the mail address of the client: npm run person:erase -- vip@portal.example.com',
    );
  loadDotEnv();
  const { databaseUrl, documents } = readSettings(process.env);
  const { MOCK_TOKEN_SECRET: secret } = ownSecrets();
  const seal = createMailSeal(secret);
  const openMail = (sealedWords: string, uuid: string) => seal.open(sealedWords, uuid)?.text;
  const counts = Object.entries(erasePerson(databaseFile(databaseUrl), email, { documents, openMail }));
  if (counts.length === 0) throw new StackError(`No data is stored for ${email}.`);
  for (const [table, count] of counts) printLine(`${String(count).padStart(6)}  ${table}`);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  printLine(`${String(total).padStart(6)}  rows erased. Backups keep theirs: see docs/operations.md.`);
} catch (error) {
  exitWith(error);
}
