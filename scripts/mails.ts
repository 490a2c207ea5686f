import { existsSync } from 'node:fs';
import { ownSecrets } from './stack/secrets.ts';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/**
 * `npm run mails [-- vip@portal.example.com]`: the latest mails in the mock's outbox, of all clients or of one, with
 * their links.
 */
try {
  loadDotEnv();
  const { databaseUrl } = readSettings(process.env);
  if (!existsSync(databaseFile(databaseUrl)))
    throw new StackError('There is no database yet: run npm start first.');
  const { MOCK_TOKEN_SECRET: secret } = ownSecrets();
  // It imports the database client, which the first start generates.
  const { readOutbox } = await import('./people/outbox.ts');
  const mails = await readOutbox({ databaseUrl, secret, recipient: process.argv[2] });
  printLine(mails.length === 0 ? whyNone(process.env.SMTP_URL) : mails.join('\n'));
} catch (error) {
  exitWith(error);
}

function whyNone(smtpUrl: string | undefined): string {
  return smtpUrl
    ? 'No mail was written down: SMTP_URL is set, so mails go to that server.'
    : 'No mail was written down yet. Ask for a new password on the sign-in page, for example.';
}
