import { connect, createServer } from 'node:net';
import { findPortHolder } from './port-holder.ts';
import { StackError } from './stack-error.ts';

const connectTimeoutMs = 500;

/** A port the stack needs, and the variable that moves it elsewhere. */
export type WantedPort = { readonly port: number; readonly variable: string; readonly purpose: string };

/** True when nothing answers on the port (either loopback address) and it can be listened on. */
export async function isPortFree(port: number): Promise<boolean> {
  const answers = await Promise.all([somethingAnswers(port, '127.0.0.1'), somethingAnswers(port, '::1')]);
  return !answers.includes(true) && (await canListen(port));
}

/** Refuses with one sentence that names the port, who holds it where that can be told, and the variable to set. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, variable, purpose } of wanted) {
    if (await isPortFree(port)) continue;
    const holder = await findPortHolder(port);
    throw new StackError(
      `Port ${port}, wanted for ${purpose}, is in use${holder ? ` by ${holder}` : ''}: ` +
        `stop that program or choose another port, such as ${variable}=${port + 10} npm start.`,
    );
  }
}

function somethingAnswers(port: number, host: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ port, host });
    const finish = (answered: boolean) => {
      socket.destroy();
      settle(answered);
    };
    socket.setTimeout(connectTimeoutMs, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', () => settle(false));
    server.listen(port, '127.0.0.1', () => server.close(() => settle(true)));
  });
}

/** A port that nobody listens on at this moment, chosen by the system. */
export function findFreePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
