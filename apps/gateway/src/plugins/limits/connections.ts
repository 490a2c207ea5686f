import { BlockList, isIPv6, type Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

type Options = {
  /** Connections at the same time; one address has a tenth of them at most. */
  readonly most: number;
  /** Addresses and networks of proxies, whose connections are those of many clients. */
  readonly proxies: readonly string[];
};

const SHARE_OF_ONE_ADDRESS = 0.1;

/**
 * SEC-I9: no one fills the server with connections. Those that send nothing are closed by the limits of
 * slow-clients.ts.
 */
export function limitConnections({ server }: FastifyInstance, options: Options): void {
  const { most, proxies } = options;
  const mostOfOne = Math.max(1, Math.floor(most * SHARE_OF_ONE_ADDRESS));
  const isProxy = createNetworkCheck(proxies);
  const open = new Map<string, number>();
  server.maxConnections = most;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    // All of an IPv6 /64, which one caller may have: ten addresses of it would fill the server.
    const caller = normalizeIP(address);
    const count = (open.get(caller) ?? 0) + 1;
    open.set(caller, count);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
    if (count > mostOfOne && !isProxy(address)) socket.destroy();
  });
}

function createNetworkCheck(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
