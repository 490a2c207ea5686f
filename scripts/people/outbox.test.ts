import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOutbox } from '@portal/mock-api/outbox';
import { systemRandom } from '@portal/mock-api/random';
import { fixedClock } from '@portal/mock-api/test/fixed-clock';
import { openDatabase } from '@portal/prisma/client';
import { applyMigrations } from '@portal/prisma/migrate';
import { expect, onTestFinished, test } from 'vitest';
import { readOutbox } from './outbox.ts';

const secret = 'a secret of the outbox in tests, long enough';
const link = 'http://localhost:8080/password-reset/A-CODE';

/** A database with one mail for each address, a minute apart. */
async function outboxWith(addresses: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const databaseUrl = `file:${join(folder, 'test.db')}`;
  applyMigrations(databaseUrl);
  const database = openDatabase(databaseUrl);
  const clock = fixedClock(new Date('2026-03-02T10:00:00.000Z'));
  const outbox = createOutbox({ database, clock, random: systemRandom, secret });
  for (const address of addresses) {
    const words = { subject: 'Set a new password', text: `Hello\n\n${link}\n`, html: '<p>Hello</p>' };
    await outbox.send({
      kind: 'password_reset',
      sender: 'A Firm',
      recipient: { name: '', address },
      ...words,
    });
    clock.advance(60_000);
  }
  await database.$disconnect();
  return databaseUrl;
}

test('Q-1: the latest mails are read with their links, the newest last', async () => {
  const databaseUrl = await outboxWith(['a@b.example', 'c@d.example']);
  const mails = await readOutbox({ databaseUrl, secret, recipient: undefined });
  expect(mails.map((mail) => /to (\S+)/.exec(mail)?.[1])).toEqual(['a@b.example', 'c@d.example']);
  expect(mails[0]).toContain(link);
});

test('Q-1, SEC-B12: those of one client, where asked, however the address is written', async () => {
  const databaseUrl = await outboxWith(['a@b.example', 'c@d.example']);
  const mails = await readOutbox({ databaseUrl, secret, recipient: ' C@D.example ' });
  expect(mails).toHaveLength(1);
});

test('Q-1: a mail of another secret says so', async () => {
  const databaseUrl = await outboxWith(['a@b.example']);
  const [mail] = await readOutbox({ databaseUrl, secret: `${secret}, changed`, recipient: undefined });
  expect(mail).toContain('another MOCK_TOKEN_SECRET');
});
