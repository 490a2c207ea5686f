import { StackError } from '../terminal.ts';
import { runTasks } from './build.ts';
import type { Child } from './child.ts';
import { requireFreePorts } from './ports.ts';
import type { Processes } from './processes.ts';
import { createProgress } from './progress.ts';
import { readyText } from './ready-text.ts';
import { ownSecrets } from './secrets.ts';
import { startGateway, startMock, startVite } from './servers.ts';
import { loadDotEnv, readSettings, type Settings } from './settings.ts';
import { describeDeath } from './start-server.ts';

/** `watch` restarts the servers when one of their files changes and serves the client with hot reload. */
type Mode = { readonly watch: boolean };

/**
 * runs the mock over an SQLite file, unless UPSTREAM_URL names another /v1, and the gateway, which serves the
 * portal; says when they are ready, and ends when one of the servers does.
 */
export async function runStack(processes: Processes, mode: Mode): Promise<never> {
  loadDotEnv();
  const settings = readSettings(process.env, process.argv.slice(2));
  // Vite answers on the portal's port and passes /trpc to the gateway.
  const gatewayPort = mode.watch ? settings.portalPort + 2 : settings.portalPort;
  await requireFreePorts(wantedPorts(settings, gatewayPort));
  const servers = await startAll(processes, settings, { ...mode, gatewayPort });
  process.stdout.write(readyText(settings));
  const ended = await Promise.race(servers.map((server) => server.ended.then(() => server)));
  throw new StackError(describeDeath(ended, 'stopped'));
}

function wantedPorts({ portalPort, mockPort, upstreamUrl }: Settings, gatewayPort: number) {
  return [
    { port: portalPort, variable: 'PORT', purpose: 'the portal' },
    ...(upstreamUrl ? [] : [{ port: mockPort, variable: 'MOCK_API_PORT', purpose: 'the mock API' }]),
    ...(gatewayPort === portalPort
      ? []
      : [{ port: gatewayPort, variable: 'PORT', purpose: 'the gateway (two above PORT)' }]),
  ];
}

async function startAll(
  processes: Processes,
  settings: Settings,
  { watch, gatewayPort }: Mode & { gatewayPort: number },
): Promise<Child[]> {
  const { upstreamUrl, mockPort, portalPort, showLogs, profile } = settings;
  const options = {
    processes,
    secrets: ownSecrets(),
    showLogs,
    watch,
  };
  const progress = createProgress(process.stdout);
  const servers: Child[] = [];

  if (watch) await progress('Generating the database client', () => runTasks(['generate']));
  else
    await progress('Building the database client and the web client', () => runTasks(['generate', 'build']));
  if (!upstreamUrl) {
    const start = () => startMock({ ...settings, ...options, port: mockPort });
    servers.push(await progress('Starting the mock API (migrates, seeds an empty database)', start));
  }
  const upstream = upstreamUrl ? { upstreamUrl } : { upstreamUrl: `http://127.0.0.1:${mockPort}`, profile };
  const start = () => startGateway({ ...options, ...upstream, port: gatewayPort });
  servers.push(await progress('Starting the gateway', start));
  if (watch)
    servers.push(
      await progress('Starting Vite', () => startVite({ processes, showLogs, portalPort, gatewayPort })),
    );
  return servers;
}
