import { join } from 'node:path';
import { runTasks } from './stack/build.ts';
import type { Child } from './stack/child.ts';
import { requireFreePorts } from './stack/ports.ts';
import { createProgress } from './stack/progress.ts';
import { dataFolder } from './stack/project.ts';
import { readyText } from './stack/ready-text.ts';
import { type Running, runUntilStopped } from './stack/running.ts';
import { loadSecrets } from './stack/secrets.ts';
import { describeDeath, startGateway, startMock } from './stack/servers.ts';
import { loadDotEnv, readSettings, type Settings } from './stack/settings.ts';
import { StackError } from './stack/stack-error.ts';

/** `npm start`: builds what changed, then runs the mock and the gateway, which serves the built client. */
await runUntilStopped(async (running) => {
  loadDotEnv();
  const settings = readSettings(process.env, process.argv.slice(2));
  await requireFreePorts(wantedPorts(settings));
  const servers = await startAll(running, settings);
  process.stdout.write(readyText(settings));
  const dead = await Promise.race(servers.map((server) => server.ended.then(() => server)));
  throw new StackError(describeDeath(dead, 'stopped'));
});

function wantedPorts(settings: Settings) {
  const portal = { port: settings.portalPort, variable: 'PORT', purpose: 'the portal' };
  const mock = { port: settings.mockPort, variable: 'MOCK_API_PORT', purpose: 'the mock API' };
  return settings.upstreamUrl ? [portal] : [portal, mock];
}

async function startAll(running: Running, settings: Settings): Promise<Child[]> {
  const { portalPort, mockPort, showLogs } = settings;
  const options = { running, secrets: loadSecrets(join(dataFolder, 'secrets.json'), process.env), showLogs };
  const progress = createProgress(process.stdout);
  const servers: Child[] = [];

  await progress('Building the database client and the web client', () =>
    runTasks(running, ['generate', 'build']),
  );
  if (!settings.upstreamUrl) {
    const start = () => startMock({ ...settings, ...options, port: mockPort });
    servers.push(await progress('Starting the mock API (migrates, seeds an empty database)', start));
  }
  const upstreamUrl = settings.upstreamUrl ?? `http://127.0.0.1:${mockPort}`;
  const profile = settings.upstreamUrl ? undefined : settings.profile;
  const start = () => startGateway({ ...options, port: portalPort, upstreamUrl, profile });
  servers.push(await progress('Starting the gateway', start));
  return servers;
}
