import type { AnyRouter } from '@trpc/server';
import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { errorAnswer } from './error-map.ts';

/** Metadata of a procedure. */
export type ProcedureMeta = {
  /**
   * A try at a secret, or a call that has a mail sent: counted as a try to sign in (SEC-B3), and never one of several
   * in a batch, since a batch of guesses must not pass as one request (SEC-B5).
   */
  readonly countsAsSignIn?: boolean;
  /** As how many calls the limits count it, where it makes many calls of the firm's API; one without (SEC-B5). */
  readonly weight?: number;
};

/** The one tRPC instance. No transformer: everything on the wire is plain JSON. */
export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, ctx }) => errorAnswer(error, ctx?.requestId ?? null),
  });

/** The metadata of each procedure of a router, by its full name such as `policies.list`. */
export function procedureMetas(router: AnyRouter): ReadonlyMap<string, ProcedureMeta> {
  const procedures: Record<string, { _def: { meta?: unknown } }> = router._def.procedures;
  return new Map(
    Object.entries(procedures).map(([name, { _def }]) => [name, (_def.meta ?? {}) as ProcedureMeta]),
  );
}
