import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPortFree, requireFreePorts } from './ports.ts';

let server: Server | undefined;

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

function listen(host: string): Promise<number> {
  const holder = createServer();
  server = holder;
  return new Promise((resolve) => {
    holder.listen(0, host, () => resolve((holder.address() as { port: number }).port));
  });
}

test.each(['127.0.0.1', '0.0.0.0', '::'])('a port held on %s is not free', async (host) => {
  const port = await listen(host);
  expect(await isPortFree(port)).toBe(false);
});

test('Q-1: two purposes of one port get one sentence with both variables', async () => {
  const wanted = [
    { port: 8081, variable: 'MOCK_API_PORT', purpose: 'the mock API' },
    { port: 8081, variable: 'PORT', purpose: 'the gateway (two above PORT)' },
  ];
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    /^Port 8081 is wanted for the mock API and for the gateway \(two above PORT\): change MOCK_API_PORT or PORT\.$/,
  );
});

test('Q-1: a port above the highest there is gets one sentence with its variable', async () => {
  const wanted = [{ port: 65_537, variable: 'PORT', purpose: 'the gateway (two above PORT)' }];
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    /^Port 65537, wanted for the gateway \(two above PORT\), is above 65535: set PORT to a lower number\.$/,
  );
});

test('Q-1: a busy port gets one sentence with its number, its purpose and the variable to set', async () => {
  const port = await listen('127.0.0.1');
  const wanted = [{ port, variable: 'MOCK_API_PORT', purpose: 'the mock API' }];
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    new RegExp(`^Port ${port}, wanted for the mock API, is in use.*lsof -i :${port}.*MOCK_API_PORT=`),
  );
});
