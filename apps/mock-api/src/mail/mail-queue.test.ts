import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { composeMail } from './compose-mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { MailRefused } from './mailer.ts';
import { passwordChangedMail } from './security-mails.ts';

const address = 'canary@b.example';
const about = { givenName: 'Canary', portalUrl: 'https://portal.example.com', at: new Date() };
const mail = composeMail(passwordChangedMail(about), {
  sender: { firmName: 'A Firm', portalName: 'Portal', isVip: false },
  recipient: { name: 'Canary Vale', address },
});

/** A mail queue whose mailer fails with the given errors, one for each attempt, and then sends. */
function postThatFails(failures: Error[]) {
  const lines: string[] = [];
  const pauses: number[] = [];
  let tries = 0;
  const post = createMailQueue({
    mailer: {
      send: async () => {
        const failure = failures[tries];
        tries += 1;
        if (failure) throw failure;
      },
    },
    log: createLogger('info', { write: (line) => void lines.push(line) }),
    pause: async (milliseconds, signal) => {
      signal.throwIfAborted();
      pauses.push(milliseconds);
    },
  });
  return { post, pauses, log: () => lines.join(''), tries: () => tries };
}

const outage = () => new Error(`connect to ${address} failed`);

/** Gives everything that is ready its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a mail that cannot be sent is tried again after longer and longer pauses, and then given up', async () => {
  const { post, pauses, tries, log } = postThatFails([outage(), outage(), outage(), outage(), outage()]);
  post.send(mail);
  await turn();
  expect(tries()).toBe(4);
  expect(pauses).toEqual([1000, 5000, 20_000]);
  expect(log()).toContain('mail given up');
});

test('a mail that succeeds on the second attempt is sent once', async () => {
  const { post, tries, log } = postThatFails([outage()]);
  post.send(mail);
  await turn();
  expect(tries()).toBe(2);
  expect(log()).toContain('"mail":"password_changed","msg":"mail sent"');
});

test('one that was refused for good is not tried again', async () => {
  const { post, tries } = postThatFails([new MailRefused(`550 no ${address}`)]);
  post.send(mail);
  await turn();
  expect(tries()).toBe(1);
});

test('SEC-H4: no log line contains the recipient, the text, or the answer of a server', async () => {
  const { post, log } = postThatFails([outage(), new MailRefused(`550 no such mailbox ${address}`)]);
  post.send(mail);
  await turn();
  expect(log().split('\n').length).toBeGreaterThan(2);
  // Three digits can also be part of a time.
  expect(log()).not.toMatch(/canary|b\.example|\b550\b|no such mailbox/i);
});

test('closing does not wait for what waits for another attempt', async () => {
  const { post, log, pauses } = postThatFails([outage()]);
  post.send(mail);
  await post.close();
  expect(pauses).toEqual([]);
  expect(log()).toContain('as the service stops');
});
