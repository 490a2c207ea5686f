import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';
import { StackError } from '../terminal.ts';

/** A port the stack needs, and the variable that moves it elsewhere. */
type WantedPort = { readonly port: number; readonly variable: string; readonly purpose: string };

/** True when nothing listens on the port, whatever address of this machine it is held on. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await getPort({ port })) === port;
}

/**
 * A port that nothing uses now. It is below those that the system gives to connections and drawn at random, so that
 * nothing else takes it before it is used.
 */
export function anyFreePort(): Promise<number> {
  const first = randomInt(20_000, 32_000);
  return getPort({ port: portNumbers(first, first + 50) });
}

const HIGHEST_PORT = 65_535;

/**
 * Refuses a port that is in use, too high, or wanted twice, with one sentence that names the port, what it is for, and
 * the variable to set.
 */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const [index, { port, variable, purpose }] of wanted.entries()) {
    if (port > HIGHEST_PORT)
      throw new StackError(
        `Port ${port}, wanted for ${purpose}, is above ${HIGHEST_PORT}: set ${variable} to a lower number.`,
      );
    const other = wanted.slice(0, index).find((each) => each.port === port);
    if (other)
      throw new StackError(
        `Port ${port} is wanted for ${other.purpose} and for ${purpose}: change ${other.variable} or ${variable}.`,
      );
    if (await isPortFree(port)) continue;
    throw new StackError(
      `Port ${port}, wanted for ${purpose}, is in use: stop the program that uses it (\`lsof -i :${port}\` names it) ` +
        `or choose another port, such as ${variable}=${port + 10} npm start.`,
    );
  }
}
