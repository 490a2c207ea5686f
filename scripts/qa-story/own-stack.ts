import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentsFolderOf } from '@portal/prisma/documents/store';
import { runTasks } from '../stack/build.ts';
import { anyFreePort } from '../stack/ports.ts';
import type { Processes } from '../stack/processes.ts';
import { loadSecrets } from '../stack/secrets.ts';
import { startGateway, startMock } from '../stack/servers.ts';
import { roomyLimits } from '../stack/start-server.ts';

/** Where the portal answers, and the mock behind it. */
export type Addresses = { readonly portal: string; readonly mock: string };

/** A gateway and a mock on free ports, over a database that is deleted at the end. */
export async function startOwnStack(processes: Processes): Promise<Addresses> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-story-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await runTasks(['generate']);
  const [mockPort, portalPort] = [await anyFreePort(), await anyFreePort()];
  const [mock, portal] = [`http://127.0.0.1:${mockPort}`, `http://127.0.0.1:${portalPort}`];
  const options = { processes, secrets: loadSecrets(join(folder, 'secrets.json')), showLogs: false };
  const databaseUrl = `file:${join(folder, 'portal.db')}`;
  await startMock({
    ...options,
    port: mockPort,
    databaseUrl,
    documents: documentsFolderOf(databaseUrl),
    portalUrl: portal,
    qaControls: '1',
    profile: 'full',
  });
  const env = { ...roomyLimits, REVOCATION_FILE: join(folder, 'revocations.db') };
  await startGateway({ ...options, port: portalPort, upstreamUrl: mock, profile: 'full', env });
  return { portal, mock };
}
