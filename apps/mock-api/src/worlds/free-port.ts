import { createServer } from 'node:net';

export type PortRange = readonly [first: number, last: number];

/** A port of the range that nobody listens on and that is not taken; 0, any, where there is no range; undefined where none is left. */
export async function freePort(
  range: PortRange | undefined,
  { host, isTaken }: { host: string; isTaken(port: number): boolean },
): Promise<number | undefined> {
  if (!range) return 0;
  const [first, last] = range;
  for (let port = first; port <= last; port += 1)
    // Asked once more after the look: another may have begun meanwhile.
    if (!isTaken(port) && (await isFree(port, host)) && !isTaken(port)) return port;
  return undefined;
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });
}
