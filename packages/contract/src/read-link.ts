import { decodeQuery } from './decode-query.ts';
import type { Endpoint } from './endpoint.ts';

export type LinkQuery = Readonly<Record<string, unknown>>;

/** Parameters and query that a link names, as the contract reads them. */
export type LinkInput = { readonly params?: Record<string, unknown>; readonly query?: LinkQuery };

type Expected = {
  readonly endpoint: Endpoint;
  /** Scheme, host and port of the service that gave the link. */
  readonly origin: string;
  /** What the link leaves to whoever follows it; goes over what the link says, and is held to the contract alike. */
  readonly query?: LinkQuery | undefined;
};

/**
 * Reads a link as a call of the contract, or gives undefined where it is not one (security G1). The gateway follows by
 * this rule and conformance judges by it, so that neither lets through what the other refuses.
 */
export function readLink(href: string, { endpoint, origin, query: added }: Expected): LinkInput | undefined {
  const url = safeUrl(href, origin);
  const params = url && matchPath(url.pathname, endpoint.path);
  const query = url && decodeQuery(url.search);
  return params && query ? readInput(endpoint, params, { ...query, ...added }) : undefined;
}

/**
 * The address of a link, only if it is on the same origin and already written the way a URL parser would write it.
 * Dots, backslashes, tabs, odd ports, upper-case hosts and encoded dots all change under the parser, so they fall here.
 */
export function safeUrl(href: string, origin: string): URL | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  const isPlain = href === url.href || href === `${url.pathname}${url.search}`;
  const isOurs = url.origin === origin && url.username === '' && url.password === '' && url.hash === '';
  return isPlain && isOurs ? url : undefined;
}

/** Values of `{name}` in the pattern. Nothing encoded is decoded, so that an id can hold no slash or dot in disguise. */
function matchPath(pathname: string, pattern: string): Record<string, string> | undefined {
  const match = patternOf(pattern).exec(pathname);
  return match ? { ...match.groups } : undefined;
}

const patterns = new Map<string, RegExp>();

/** One expression for each path of the contract, made once. */
function patternOf(path: string): RegExp {
  const made = patterns.get(path) ?? new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  patterns.set(path, made);
  return made;
}

function readInput(
  endpoint: Endpoint,
  params: unknown,
  query: Record<string, unknown>,
): LinkInput | undefined {
  if (endpoint.method !== 'GET') return undefined;
  const readParams = endpoint.params?.safeParse(params);
  const readQuery = endpoint.query?.strict().safeParse(query);
  if (readParams && !readParams.success) return undefined;
  if (readQuery && !readQuery.success) return undefined;
  if (!readQuery && Object.keys(query).length > 0) return undefined;
  return {
    ...(readParams && { params: readParams.data }),
    ...(readQuery && { query: readQuery.data }),
  };
}
