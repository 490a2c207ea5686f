import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const listening = '0A';

/** Name and process number of the program that listens on a port, or undefined where the system does not tell. */
export async function findPortHolder(port: number): Promise<string | undefined> {
  return process.platform === 'linux' ? findByProc(port) : findByLsof(port);
}

async function findByProc(port: number): Promise<string | undefined> {
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  );
  const sockets = new Set(
    tables.flatMap((table) => listeningInodes(table, port)).map((inode) => `socket:[${inode}]`),
  );
  if (sockets.size === 0) return undefined;
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of processes) {
    if (await holdsOneOf(pid, sockets)) return describe(pid);
  }
  return undefined;
}

/** Inodes of the sockets that listen on a port, from a table in the format of /proc/net/tcp. */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(suffix) && columns[3] === listening)
    .flatMap((columns) => columns[9] ?? []);
}

async function holdsOneOf(pid: string, sockets: ReadonlySet<string>): Promise<boolean> {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []);
  const targets = await Promise.all(
    descriptors.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')),
  );
  return targets.some((target) => sockets.has(target));
}

/** Program and first argument: the short name of a Node process is only that of its thread. */
async function describe(pid: string): Promise<string> {
  const [program, argument] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const words = [program ? basename(program) : 'a program', argument].filter(Boolean);
  return `${words.join(' ')} (process ${pid})`;
}

async function findByLsof(port: number): Promise<string | undefined> {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const output = await promisify(execFile)('lsof', args).then(
    ({ stdout }) => stdout,
    () => '',
  );
  const pid = /^p(\d+)/m.exec(output)?.[1];
  return pid ? `${/^c(.+)/m.exec(output)?.[1] ?? 'a program'} (process ${pid})` : undefined;
}
