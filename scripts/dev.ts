import { join } from 'node:path';
import { runTasks } from './stack/build.ts';
import type { Child } from './stack/child.ts';
import { requireFreePorts } from './stack/ports.ts';
import { createProgress } from './stack/progress.ts';
import { dataFolder, installedBinary, projectRoot } from './stack/project.ts';
import { readyText } from './stack/ready-text.ts';
import { type Running, runUntilStopped } from './stack/running.ts';
import { loadSecrets } from './stack/secrets.ts';
import { describeDeath, startGateway, startMock } from './stack/servers.ts';
import { loadDotEnv, readSettings, type Settings } from './stack/settings.ts';
import { StackError } from './stack/stack-error.ts';
import { waitForAnswer } from './stack/wait-for.ts';

/**
 * `npm run dev`: Vite serves the client with hot reload on the portal's address and hands /trpc to the gateway,
 * which sits two ports higher; gateway and mock restart when one of their files changes.
 */
await runUntilStopped(async (running) => {
  loadDotEnv();
  const settings = readSettings(process.env, process.argv.slice(2));
  const gatewayPort = settings.portalPort + 2;
  await requireFreePorts([
    { port: settings.portalPort, variable: 'PORT', purpose: 'the portal' },
    { port: settings.mockPort, variable: 'MOCK_API_PORT', purpose: 'the mock API' },
    { port: gatewayPort, variable: 'PORT', purpose: 'the gateway (two above PORT)' },
  ]);
  const watchers = await startAll(running, settings, gatewayPort);
  process.stdout.write(readyText(settings));
  const dead = await Promise.race(watchers.map((watcher) => watcher.ended.then(() => watcher)));
  throw new StackError(describeDeath(dead, 'stopped'));
});

async function startAll(running: Running, settings: Settings, gatewayPort: number): Promise<Child[]> {
  const secrets = loadSecrets(join(dataFolder, 'secrets.json'), process.env);
  const options = { running, secrets, showLogs: settings.showLogs, watch: true };
  const progress = createProgress(process.stdout);
  const watchers: Child[] = [];

  await progress('Generating the database client', () => runTasks(running, ['generate']));
  if (!settings.upstreamUrl) {
    const start = () => startMock({ ...settings, ...options, port: settings.mockPort });
    watchers.push(await progress('Starting the mock API (migrates, seeds an empty database)', start));
  }
  const upstreamUrl = settings.upstreamUrl ?? `http://127.0.0.1:${settings.mockPort}`;
  const profile = settings.upstreamUrl ? undefined : settings.profile;
  const start = () => startGateway({ ...options, port: gatewayPort, upstreamUrl, profile });
  watchers.push(await progress('Starting the gateway', start));
  watchers.push(await progress('Starting Vite', () => startVite(running, settings, gatewayPort)));
  return watchers;
}

/** Vite's own configuration reads PORT as the gateway's, to which it hands /trpc. */
async function startVite(running: Running, settings: Settings, gatewayPort: number): Promise<Child> {
  const child = running.start({
    name: 'vite',
    command: installedBinary('vite'),
    args: ['--port', String(settings.portalPort), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(projectRoot, 'apps/web'),
    env: { PORT: String(gatewayPort) },
    logFile: join(dataFolder, 'logs', 'vite.log'),
    showLogs: settings.showLogs,
  });
  const url = `http://127.0.0.1:${settings.portalPort}/`;
  if (await waitForAnswer(url, { deadlineMs: 30_000, stillRunning: child.isRunning })) return child;
  throw new StackError(describeDeath(child, 'did not start'));
}
