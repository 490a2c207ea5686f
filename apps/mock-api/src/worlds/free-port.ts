import { createServer } from 'node:net';

export type PortRange = readonly [first: number, last: number];

/** A free port of the range; 0, any port, without a range; undefined when none is left. */
export async function freePort(
  range: PortRange | undefined,
  { host, isTaken }: { host: string; isTaken(port: number): boolean },
): Promise<number | undefined> {
  if (!range) return 0;
  const [first, last] = range;
  for (let port = first; port <= last; port += 1)
    // Checked again after the probe: another world may have taken it meanwhile.
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
