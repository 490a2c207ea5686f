import type { AnyRouter } from '@trpc/server';
import type { ProcedureMeta } from './init.ts';

/** What is said of each procedure of a router, by its full name such as `policies.list`. */
export function procedureMetas(router: AnyRouter): ReadonlyMap<string, ProcedureMeta> {
  const procedures: Record<string, { _def: { meta?: unknown } }> = router._def.procedures;
  return new Map(
    Object.entries(procedures).map(([name, { _def }]) => [name, (_def.meta ?? {}) as ProcedureMeta]),
  );
}
