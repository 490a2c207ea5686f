/** What is added to the query of a link. */
export type LinkQuery = Readonly<Record<string, string>>;

/**
 * What a server may treat as a slash, a dot or the end of the path: encoded characters, dots with a parameter, and
 * empty segments.
 */
const disguised = /%(?:2[ef5]|5c|00)|\/\.{1,2};|\/\//i;

/**
 * SEC-G1: path and query of a link that may be followed: any path under /v1/ of the same origin, whatever the firm puts
 * there. `query` is added, and replaces what the link says under the same name.
 */
export function linkTarget(
  href: string,
  { origin, query = {} }: { readonly origin: string; readonly query?: LinkQuery | undefined },
): string | undefined {
  const url = safeUrl(href, origin);
  if (!url?.pathname.startsWith('/v1/') || disguised.test(url.pathname)) return undefined;
  if (!isDecodable(url.pathname)) return undefined;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** False for bytes that are not UTF-8, such as an overlong encoding of a dot. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address of a link, only if it is on the same origin and already written the way a URL parser would write it.
 * Dots, backslashes, tabs, odd ports, upper-case hosts and encoded dots all change under the parser, so they are
 * refused here.
 */
export function safeUrl(href: string, origin: string): URL | undefined {
  if (!URL.canParse(href, origin)) return undefined;
  const url = new URL(href, origin);
  const isPlain = href === url.href || href === `${url.pathname}${url.search}`;
  const isOurs = url.origin === origin && url.username === '' && url.password === '' && url.hash === '';
  return isPlain && isOurs ? url : undefined;
}
