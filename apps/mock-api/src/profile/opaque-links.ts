import { createHmac } from 'node:crypto';
import { createTextSeal, derivedKey, IV_BYTES } from '../secrets.ts';

const PREFIX = '/v1/link/';

/**
 * Links with an opaque path, so that they can be followed but not guessed. AES-256-GCM, with an IV
 * derived from the path: the same link for the same path, even after a restart.
 */
export function createOpaqueLinks(secret: string) {
  const textSeal = createTextSeal(derivedKey(secret, 'key of links'));
  const ivKey = derivedKey(secret, 'iv of links');

  function seal(path: string): string {
    const iv = createHmac('sha256', ivKey).update(path).digest().subarray(0, IV_BYTES);
    return textSeal.seal(path, { iv });
  }

  /** Undefined for text that is not, to the letter, one of the links given out. */
  function open(text: string): string | undefined {
    const path = textSeal.open(text);
    return path !== undefined && seal(path) === text ? path : undefined;
  }

  return {
    isLink: (address: string) => address.startsWith(PREFIX),
    /**
     * Path and query that a link leads to, with the query that was added to it; an address that is not a link is
     * unchanged.
     */
    resolve: (address: string) => {
      const [path = '', added = ''] = split(address);
      const target = path.startsWith(PREFIX) ? open(path.slice(PREFIX.length)) : undefined;
      return target === undefined ? address : withQuery(target, added);
    },
    /** The same answer with opaque links in every `_links`. */
    seal: (answer: unknown) => sealIn(answer, (href) => `${PREFIX}${seal(href)}`),
  };
}

/** Added parameters replace those of the link. */
function withQuery(target: string, added: string): string {
  const [path = '', own = ''] = split(target);
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(added)) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

function split(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

function sealIn(value: unknown, seal: (href: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => sealIn(item, seal));
  if (typeof value !== 'object' || value === null) return value;
  return mapFields(value, (field, name) => (name === '_links' ? sealAll(field, seal) : sealIn(field, seal)));
}

/** `links` is the value of `_links`: a link or null for each relation. */
function sealAll(links: unknown, seal: (href: string) => string): unknown {
  if (typeof links !== 'object' || links === null) return links;
  return mapFields(links, (link) => (hasHref(link) ? { ...link, href: seal(link.href) } : link));
}

function hasHref(link: unknown): link is { href: string } {
  return typeof (link as { href?: unknown } | null)?.href === 'string';
}

function mapFields(value: object, change: (field: unknown, name: string) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, change(field, name)]));
}
