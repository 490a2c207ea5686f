// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has: plain JavaScript, no imports
// from npm.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installedLock = join(root, 'node_modules', '.package-lock.json');
const bundledNode = join(root, 'node_modules', '.bin', 'node');

/** Ends with one sentence and no stack trace. */
function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n\n`);
  process.exit(1);
}

function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** npm writes node_modules/.package-lock.json last, so a broken-off install counts as missing. */
function needsInstall() {
  if (!existsSync(installedLock)) return true;
  return statSync(installedLock).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  process.stdout.write('Installing packages (npm ci); the first time takes about a minute …\n');
  const npm = process.env.npm_execpath;
  const node = process.env.npm_node_execpath ?? process.execPath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) refuse('npm ci failed: read the lines above, then run `npm ci` again.');
}

function bundledNodeVersion() {
  try {
    return execFileSync(bundledNode, ['--version'], { encoding: 'utf8' }).trim();
  } catch {
    return 'none';
  }
}

if (isTooOld(process.versions.node)) {
  refuse(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (any later version will do), then try again.`,
  );
}
if (needsInstall()) install();

const version = bundledNodeVersion();
if (!version.startsWith('v24.')) {
  refuse(
    `The portal runs on its own Node 24, which npm installs, but node_modules/.bin/node is ${version}: ` +
      'run `npm ci --include=dev` with install scripts allowed, then try again.',
  );
}
