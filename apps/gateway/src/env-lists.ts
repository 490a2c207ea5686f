import { z } from 'zod';

const entries = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Shorter prefixes reach beyond every private network. Below `::` are all IPv4 addresses too (RFC 4291, 2.5.5.2). */
const SHORTEST_PREFIX = { v4: 8, v6: 7, v4InV6: 104 } as const;

/** Whether a network is so wide that two or three of them are everyone. */
function isTooWide(entry: string): boolean {
  const [address = '', prefix] = entry.split('/');
  if (prefix === undefined) return false;
  if (!address.includes(':')) return Number(prefix) < SHORTEST_PREFIX.v4;
  return Number(prefix) < (/^(?:0*:)/.test(address) ? SHORTEST_PREFIX.v4InV6 : SHORTEST_PREFIX.v6);
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
    'must be a comma-separated list of addresses or networks, such as 10.0.0.0/8',
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
