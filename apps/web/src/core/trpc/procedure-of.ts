/** The procedure behind a key of the query cache, such as `policies.list`. A key of tRPC begins with its parts. */
export function procedureOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  return Array.isArray(path) ? path.join('.') : 'unknown';
}
