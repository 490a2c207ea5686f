import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, envSchema } from '../apps/gateway/src/env.ts';
import { nativePage } from './native/native-page.ts';
import { hostFiles, readGatewayOrigin } from './native/portal-host.ts';
import { installedBinary, projectRoot } from './project.ts';
import { loadDotEnv } from './stack/settings.ts';
import { exitWith, StackError } from './terminal.ts';

/**
 * R-16, `npm run native:sync`: builds the client for devices, writes into the Android and the iOS project whose links
 * open it, and copies it there. NATIVE_GATEWAY_ORIGIN says which gateway it calls; names and addresses of the firm come
 * from the gateway's own variables.
 */
const nativeFolder = join(projectRoot, 'apps/native');
const webFolder = join(projectRoot, 'apps/web');
const builtFolder = join(nativeFolder, 'www');

try {
  loadDotEnv();
  const gatewayOrigin = readGatewayOrigin(process.env.NATIVE_GATEWAY_ORIGIN);
  const args = ['build', '--mode', 'native', '--outDir', builtFolder, '--emptyOutDir'];
  run('vite', args, { cwd: webFolder, env: { VITE_GATEWAY_ORIGIN: gatewayOrigin } });
  dropUnused();
  rewrite(join(builtFolder, 'index.html'), (html) => nativePage(html, readPortal(), gatewayOrigin));
  for (const { file, withHost } of hostFiles)
    rewrite(join(nativeFolder, file), (text) => withHost(text, new URL(gatewayOrigin).host));
  run('cap', ['sync'], { cwd: nativeFolder });
} catch (error) {
  exitWith(error);
}

/** Files that only a gateway, or error reporting, needs. */
function dropUnused(): void {
  for (const name of readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.map')) rmSync(join(builtFolder, name));
  for (const folder of ['.vite', 'icons']) rmSync(join(builtFolder, folder), { recursive: true });
}

/** The variables of the gateway, without its secret, which a packaged app does not need. */
function readPortal(): Omit<Env, 'GATEWAY_SESSION_SECRET'> {
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  return envSchema.omit({ GATEWAY_SESSION_SECRET: true }).parse(Object.fromEntries(given));
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

type RunOptions = { cwd: string; env?: Readonly<Record<string, string>> };

function run(tool: string, args: readonly string[], { cwd, env = {} }: RunOptions): void {
  const { status } = spawnSync(installedBinary(tool), args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new StackError(`${tool} ${args[0]} failed; see its output above.`);
}
