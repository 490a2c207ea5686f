import { generateSync } from 'otplib';
import { findSecret, secondsLeft } from './people/authenticator.ts';
import { databaseFile, loadDotEnv, readSettings } from './stack/settings.ts';
import { exitWith, printLine, StackError } from './terminal.ts';

/** `npm run otp -- vip@portal.example.com`: the code that client's authenticator app would show now. */
try {
  const [email] = process.argv.slice(2);
  if (!email)
    throw new StackError('Name the mail address of the client: npm run otp -- vip@portal.example.com');
  loadDotEnv();
  const secret = findSecret(email, databaseFile(readSettings(process.env).databaseUrl));
  const seconds = secondsLeft(Date.now());
  printLine(
    `${generateSync({ secret })}  (for ${seconds} more ${seconds === 1 ? 'second' : 'seconds'}; a code works once)`,
  );
} catch (error) {
  exitWith(error);
}
