/** A call of /v1: its method, and its path without query. */
export type CallName = { readonly method: string; readonly path: string };

const shape = /^(?:(GET|POST|PUT|DELETE) )?(\/v1(?:\/[\w.~%{}-]+)*)(\/\*)?$/;

/**
 * Whether a route covers a call. A route is a path, with a method before it where only that one is meant:
 * `/v1/policy`, `GET /v1/policy/{uuid}/view`. A `{name}` on either side matches any one segment, and `/*` at the end
 * for the path itself and everything below it. A text that is not a route covers nothing.
 */
export function coversCall(route: string, call: CallName): boolean {
  const [, method, path = '', isPrefix] = shape.exec(route) ?? [];
  if (path === '' || (method && method !== call.method)) return false;
  const routeSegments = path.split('/');
  const callSegments = call.path.split('/');
  if (isPrefix ? callSegments.length < routeSegments.length : callSegments.length !== routeSegments.length)
    return false;
  return routeSegments.every((segment, at) => isSameSegment(segment, callSegments[at] ?? ''));
}

function isSameSegment(one: string, other: string): boolean {
  return one === other || isPlaceholder(one) || isPlaceholder(other);
}

function isPlaceholder(segment: string): boolean {
  return /^\{\w+\}$/.test(segment);
}
