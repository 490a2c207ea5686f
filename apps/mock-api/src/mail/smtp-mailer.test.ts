import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { codeMails } from './code-mails.ts';
import { composeMail } from './compose-mail.ts';
import { type Mail, MailRefused } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type Received = { raw: string; from: string; to: string[] };

/** A mail server on a free port; `refuse` answers every recipient with that status. */
async function startServer(refuse?: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse === undefined ? null : Object.assign(new Error('No'), { responseCode: refuse })),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({
          raw: Buffer.concat(chunks).toString(),
          from,
          to: rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  return { received, mailer: createSmtpMailer({ url, from: 'portal@firm.example' }) };
}

const url = `https://portal.example.com/password-reset/${'Aa1_-'.repeat(8)}xyz`;

function aMail(change: Partial<Mail> = {}): Mail {
  const letter = codeMails.password_reset({ givenName: 'Zoë', portalName: 'Noonmark', url });
  const sender = { firmName: 'Arkwright, Pell & Söhne', portalName: 'Noonmark', isVip: false };
  return {
    ...composeMail(letter, { sender, recipient: { name: 'Zoë Vale', address: 'zoe@b.example' } }),
    ...change,
  };
}

test('a mail arrives with both parts, its names and its link whole', async () => {
  const { mailer, received } = await startServer();
  await mailer.send(aMail());
  expect(received).toMatchObject([{ from: 'portal@firm.example', to: ['zoe@b.example'] }]);
  const mail = await PostalMime.parse(received[0]!.raw);
  expect(mail.from).toMatchObject({ name: 'Arkwright, Pell & Söhne', address: 'portal@firm.example' });
  expect(mail.to).toMatchObject([{ name: 'Zoë Vale', address: 'zoe@b.example' }]);
  expect(mail.subject).toBe('Set a new password');
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(`href="${url}"`);
  expect(mail.html).toContain('Hello Zoë,');
  expect(received[0]!.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(received[0]!.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('SEC-E7: names, addresses and subjects cannot add a header or a recipient', async () => {
  const { mailer, received } = await startServer();
  const evil = 'x\r\nBcc: evil@c.example\r\n\r\nbody';
  await mailer.send(
    aMail({
      subject: evil,
      sender: evil,
      recipient: { name: evil, address: 'zoe@b.example' },
      replyTo: { name: `${evil}" <evil@c.example>,`, address: 'ada@b.example' },
    }),
  );
  expect(received[0]!.to).toEqual(['zoe@b.example']);
  const mail = await PostalMime.parse(received[0]!.raw);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.to).toHaveLength(1);
  expect(mail.replyTo).toMatchObject([{ address: 'ada@b.example' }]);
  expect(received[0]!.raw).not.toMatch(/^bcc:/im);
  expect(mail.text).toContain('Hello Zoë,');
});

test.each([
  'zoe@b.example\r\nRCPT TO:<evil@c.example>',
  'zoe@b.example, evil@c.example',
  'zoe@b.example> <evil@c.example',
])('SEC-E7: %j reaches no one else', async (address) => {
  const { mailer, received } = await startServer();
  await mailer.send(aMail({ recipient: { name: 'Zoë', address } })).catch(() => undefined);
  const reached = received.flatMap(({ to }) => to);
  expect(reached).not.toContain('evil@c.example');
  expect(reached.length).toBeLessThanOrEqual(1);
});

test('SEC-A9: a decoy is made and reaches no server', async () => {
  const { mailer, received } = await startServer();
  await mailer.send(aMail({ isDecoy: true }));
  await mailer.send(aMail());
  expect(received).toHaveLength(1);
});

test('a permanent refusal is distinguished from a temporary one', async () => {
  const refused = await startServer(550);
  await expect(refused.mailer.send(aMail())).rejects.toBeInstanceOf(MailRefused);
  const busy = await startServer(451);
  await expect(busy.mailer.send(aMail())).rejects.not.toBeInstanceOf(MailRefused);
});

test('a server that is not there is an outage, not a refusal', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'portal@firm.example' });
  await expect(mailer.send(aMail())).rejects.not.toBeInstanceOf(MailRefused);
});
