import type { Database } from '@portal/prisma/client';

/** A database in which one query of the devices is `query`, so that a test decides the order of two calls. */
export function withDeviceQuery<Name extends 'findMany' | 'findUnique'>(
  database: Database,
  name: Name,
  query: (input: object) => Promise<unknown>,
): Database {
  const device = new Proxy(database.device, {
    get: (all, each) => (each === name ? query : Reflect.get(all, each)),
  });
  return new Proxy(database, { get: (all, each) => (each === 'device' ? device : Reflect.get(all, each)) });
}
