import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../scripts/project.ts';
import { compileCache } from '../../../scripts/testing/temporary-folder.ts';
import type { ServerAnswer, ServerRequest } from './server-messages.ts';

type OpenServer = Omit<Extract<ServerRequest, { act: 'open' }>, 'id' | 'act'>;

/** A process that opens gateways and mocks and ends them. */
export type Servers = {
  /** Settles once the server listens, with the function that ends it. Rejects with the reason if it cannot start. */
  readonly open: (server: OpenServer) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};

const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** Starts the process; what it would print is shown as its own. */
export function startServers(): Servers {
  const running = fork(entry, {
    cwd: projectRoot,
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const ask = askProcess(running);
  return {
    open: async (server) => {
      const opened = await ask({ act: 'open', ...server });
      return async () => {
        await ask({ act: 'close', opened });
      };
    },
    close: async () => {
      if (!running.connected) return;
      const ended = once(running, 'exit');
      running.disconnect();
      await ended;
    },
  };
}

type Waiting = { resolve: () => void; reject: (error: Error) => void };
type UnnumberedRequest = ServerRequest extends infer One
  ? One extends ServerRequest
    ? Omit<One, 'id'>
    : never
  : never;

/**
 * Numbers each request and gives the number when it is answered; pending requests are rejected when the process dies.
 */
function askProcess(running: ChildProcess): (request: UnnumberedRequest) => Promise<number> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  running.on('message', ({ id, failure }: ServerAnswer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) one?.resolve();
    else one?.reject(new Error(failure));
  });
  running.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The servers ended with ${code}`));
  });
  return (request) => {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: () => resolve(id), reject });
      running.send({ ...request, id });
    });
  };
}
