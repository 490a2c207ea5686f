import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@portal/prisma/client';
import { applyMigrations } from '@portal/prisma/migrate';
import { seed } from '@portal/prisma/seed';
import { seedPassword } from '@portal/prisma/seed/people';
import { roomyLimits } from '../scripts/stack/start-server.ts';
import { addressOf } from '../tests/browser/support/sign-in.ts';
import { type Stack, startStack } from '../tests/browser/support/stack.ts';

/**
 * The real gateway over the real mock, where large@ has `policies` policies. The second function ends both and cleans
 * up.
 */
export async function startSeededStack(
  policies: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<[Stack, () => Promise<void>]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const template = join(folder, 'template.db');
  applyMigrations(`file:${template}`);
  const database = openDatabase(`file:${template}`);
  await seed(database, { now: new Date(), largePolicies: policies });
  await database.$disconnect();
  const stack = await startStack({
    folder: join(folder, 'stack'),
    template,
    environment: { ...roomyLimits, ...environment },
  });
  return [
    stack,
    async () => {
      await stack.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  ];
}

/** The firm's own token of large@, for what calls `/v1` itself. */
export async function signInAtFirm(mockUrl: string): Promise<string> {
  const answer = await fetch(`${mockUrl}/v1/authentication/create`, {
    method: 'POST',
    body: new URLSearchParams({
      'LoginForm[username]': addressOf('large'),
      'LoginForm[password]': seedPassword,
    }),
    headers: { 'x-device-id': crypto.randomUUID() },
  });
  const { jwt } = (await answer.json()) as { jwt: string };
  return jwt;
}
