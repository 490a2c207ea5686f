import { spawn, spawnSync } from 'node:child_process';
import { projectRoot } from '../project.ts';
import { StackError } from '../terminal.ts';

/** Runs one command of Compose on a separate project; throws its output when it fails. */
export type Compose = (...args: readonly string[]) => Promise<void>;

/** The way to call Compose on this machine: the plugin, the older program, or undefined where no engine answers. */
export function findCompose(): readonly string[] | undefined {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0) return undefined;
  const known = [['docker', 'compose'], ['docker-compose']] as const;
  return known.find(([program, ...rest]) => {
    const { status } = spawnSync(program, [...rest, 'version'], { stdio: 'ignore' });
    return status === 0;
  });
}

export function createCompose(
  command: readonly string[],
  project: string,
  environment: Readonly<Record<string, string>>,
): Compose {
  const [program = '', ...first] = command;
  return (...args) =>
    new Promise((resolve, reject) => {
      const running = spawn(program, [...first, '--project-name', project, ...args], {
        cwd: projectRoot,
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output: Buffer[] = [];
      for (const stream of [running.stdout, running.stderr])
        stream.on('data', (part: Buffer) => output.push(part));
      running.once('error', reject);
      running.once('close', (code) => {
        if (code === 0) resolve();
        else reject(new StackError(`${[...command, ...args].join(' ')} failed:\n${Buffer.concat(output)}`));
      });
    });
}
