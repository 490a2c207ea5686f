import { paths } from './paths.ts';

const routes = Object.values(paths)
  .filter(({ pattern }) => pattern !== '*')
  .map(({ pattern }) => ({ pattern, matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }));

/** Addresses without personal data: procedures by name, and files of the client. */
const harmless = /^\/(?:trpc\/[\w.,]+|(?:assets|logos)\/[\w./-]+)$/;

/**
 * The name of an address in reports (S-16): the pattern of its route, since the address itself may contain a mailed
 * code or an id, and never its query.
 */
export function routeName(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/s, '') || '/';
  const route = routes.find(({ matches }) => matches.test(path));
  return route?.pattern ?? (harmless.test(path) ? path : 'elsewhere');
}
