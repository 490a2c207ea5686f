import { createFaultRegistry } from '@portal/faults/fault-registry';
import { createFaultProxy } from '@portal/faults/proxy/fault-proxy';
import { readProxySettings, usage } from '@portal/faults/proxy/proxy-settings';
import { exitWith, StackError } from './terminal.ts';

/**
 * `npm run fault-proxy -- --target …`: a proxy in front of any /v1 that makes chosen calls slow, failing or invalid.
 */
const settings = readProxySettings(process.argv.slice(2));
if (typeof settings === 'string') exitWith(new StackError(`${settings}\n\n${usage}`));

const { target, port, host } = settings;
const { server, close } = createFaultProxy(target, createFaultRegistry());
server.once('error', (error: Error & { code?: string }) =>
  exitWith(
    error.code === 'EADDRINUSE'
      ? new StackError(`Port ${port} is in use: choose another with --port.`)
      : error,
  ),
);
server.listen(port, host, () => {
  const origin = `http://${host}:${port}`;
  process.stdout.write(
    [
      '',
      `  ${origin} passes on to ${target.origin}`,
      `  Point a gateway at it:  UPSTREAM_URL=${origin} npm start`,
      `  Add a fault:            curl -H 'content-type: application/json' ${origin}/qa/faults \\`,
      `                            -d '{"route":"GET /v1/policy","effect":{"kind":"latency","milliseconds":1500}}'`,
      `  Remove them all:        curl -X DELETE ${origin}/qa/faults`,
      '',
      '',
    ].join('\n'),
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
