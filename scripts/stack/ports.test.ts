import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findPortHolder, listeningInodes } from './port-holder.ts';
import { isPortFree, requireFreePorts } from './ports.ts';

let server: Server | undefined;

afterEach(async () => {
  await new Promise((settle) => (server ? server.close(settle) : settle(undefined)));
  server = undefined;
});

function listen(host: string): Promise<number> {
  const holder = createServer();
  server = holder;
  return new Promise((settle) => {
    holder.listen(0, host, () => settle((holder.address() as { port: number }).port));
  });
}

test.each(['127.0.0.1', '0.0.0.0', '::'])('a port held on %s is not free', async (host) => {
  const port = await listen(host);
  expect(await isPortFree(port)).toBe(false);
});

test('Q1: a busy port gets one sentence with its number, its purpose and the variable to set', async () => {
  const port = await listen('127.0.0.1');
  const wanted = [{ port, variable: 'MOCK_API_PORT', purpose: 'the mock API' }];
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    new RegExp(`^Port ${port}, wanted for the mock API, is in use.*MOCK_API_PORT=`),
  );
});

test.runIf(process.platform === 'linux')('the program that holds a port is named', async () => {
  const port = await listen('127.0.0.1');
  expect(await findPortHolder(port)).toContain(`process ${process.pid}`);
});

test('only listening sockets of that very port count', () => {
  const table = [
    '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
    '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1',
    '   1: 0100007F:1F90 0100007F:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 4712 1',
    '   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1',
  ].join('\n');
  expect(listeningInodes(table, 8080)).toEqual(['4711']);
});
