import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/**
 * A port that nothing uses now. It is below those that the system gives to connections and drawn at random, so that
 * nothing else takes it before it is used.
 */
export function anyFreePort(): Promise<number> {
  const first = randomInt(20_000, 32_000);
  return getPort({ port: portNumbers(first, first + 50) });
}
