import type { Query } from '@tanstack/react-query';

/** The procedure behind a key of the query cache, such as `policies.list`. A key of tRPC begins with its parts. */
export function procedureOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  return Array.isArray(path) ? path.join('.') : 'unknown';
}

/** True for the answer of an extension of the API that the firm does not know. */
export function isNotOffered({ state: { data } }: Pick<Query, 'state'>): boolean {
  return typeof data === 'object' && data !== null && 'offered' in data && data.offered === false;
}
