import { z } from 'zod';

const entries = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Wide enough for a private network or for one provider, and too narrow for a short list to be everyone. */
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
 * Proxies whose X-Forwarded-For counts, as addresses or networks. `true`, a number of hops and networks of
 * everyone are refused: each lets a caller choose its own address (SEC-B4).
 */
export const proxyList = z
  .string()
  .default('')
  .transform(entries)
  .refine(
    (list) => list.every((entry) => network.safeParse(entry).success && !isTooWide(entry)),
    'must be a comma-separated list of addresses or networks, such as 10.0.0.0/8, and not wider than /8, ' +
      'in IPv6 than /32 or, inside fc00::/7, than /7',
  );

/** Origins by which browsers know the portal, for a gateway that does not see them itself (SEC-D8). */
export const publicOriginList = z
  .string()
  .default('')
  .transform(entries)
  .refine(
    (list) => list.every((entry) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(entry)),
    'must be a comma-separated list of origins, such as https://portal.example.com',
  );

/** Origins of the packaged apps, which call the gateway from another origin (SEC-G8). */
export const appOriginList = z
  .string()
  .default('capacitor://localhost,https://localhost')
  .transform(entries)
  .refine(
    (list) => list.every((entry) => /^(?:https?|capacitor):\/\/[a-z0-9.-]+(?::\d{1,5})?$/.test(entry)),
    'must be a comma-separated list of origins, such as https://portal.example.com',
  );

/** SHA-256 fingerprints of the certificates that the Android app is signed with, as keytool prints them. */
export const certificateList = z
  .string()
  .default('')
  .transform(entries)
  .refine(
    (list) => list.every((entry) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(entry)),
    'must be a comma-separated list of SHA-256 fingerprints',
  );

/** Where reports of security problems go: https, mailto or tel (RFC 9116). */
export const contactList = z
  .string()
  .default('')
  .transform(entries)
  .refine(
    (list) => list.every((entry) => /^(?:https:\/\/|mailto:[^@\s]+@|tel:\+?)[^\s<>"]+$/.test(entry)),
    'must be a comma-separated list of https, mailto or tel addresses',
  );
