/** Loaded before a measured server: answers each message of its parent with the CPU time and memory used so far. */
export type Usage = {
  /** Milliseconds of CPU time, user and system, of all threads. */
  readonly cpuMs: number;
  readonly memoryMb: number;
};

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({
    cpuMs: (user + system) / 1000,
    memoryMb: process.memoryUsage.rss() / 2 ** 20,
  } satisfies Usage);
});
// A server that closes must not wait for its parent.
process.channel?.unref();
