import { z } from 'zod';
import { listOf } from './env-lists.ts';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Wide enough for a private network or one provider; too narrow for a short list to cover the whole internet. */
const SHORTEST_PREFIX = { v4: 8, v6: 32, v6Private: 7, v4InV6: 96 + 8 } as const;

function isTooWide(entry: string): boolean {
  const [address = '', prefix] = entry.split('/');
  return prefix !== undefined && Number(prefix) < shortestPrefix(address);
}

function shortestPrefix(address: string): number {
  if (!address.includes(':')) return SHORTEST_PREFIX.v4;
  // fc00::/7 (RFC 4193).
  if (/^f[cd][\da-f]{2}:/i.test(address)) return SHORTEST_PREFIX.v6Private;
  // ::ffff:0:0/96 is every IPv4 address (RFC 4291, 2.5.5.2). A group of zeros comes first in each network around it.
  return /^0*:/.test(address) ? SHORTEST_PREFIX.v4InV6 : SHORTEST_PREFIX.v6;
}

/**
 * SEC-B14: addresses or networks. `true`, a number of hops and networks of everyone are refused: each lets a caller
 * choose its own address.
 */
export const proxyList = listOf(
  (entry) => network.safeParse(entry).success && !isTooWide(entry),
  'must be a comma-separated list of addresses or networks, such as 10.0.0.0/8, and not wider than /8, ' +
    'in IPv6 than /32 or, inside fc00::/7, than /7',
);

/**
 * SEC-B4: the server's `trustProxy`: X-Forwarded-For of a proxy on the list TRUSTED_PROXIES counts, that of any other
 * caller does not.
 */
export function trustedProxies(list: z.output<typeof proxyList>): string[] | false {
  return list.length > 0 ? list : false;
}
