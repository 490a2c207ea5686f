import { expect } from '@playwright/test';
import { readOutbox } from '../../../scripts/people/outbox.ts';
import { mockSecret, type Stack } from './stack.ts';

const linkInMail = /https?:\/\/[^\s/]+(\/(?:password-reset|invite)\/\S+)/g;

/**
 * The path of the link in the newest mail to an address; waits until there is one, as mails go out after the answer.
 */
export async function mailedPath({ databaseFile }: Stack, recipient: string): Promise<string> {
  const wanted = { databaseUrl: `file:${databaseFile}`, secret: mockSecret, recipient };
  let path = '';
  await expect
    .poll(async () => {
      const text = (await readOutbox(wanted)).join('\n');
      path = [...text.matchAll(linkInMail)].at(-1)?.[1] ?? '';
      return path;
    })
    .not.toBe('');
  return path;
}
