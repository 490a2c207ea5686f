import type { AnyRouter, TRPCError } from '@trpc/server';
import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { errorAnswer } from './error-answer.ts';
import type { ProcedureWeight } from './procedure-cost.ts';

/** Metadata of a procedure. */
export type ProcedureMeta = {
  /**
   * A guess at a secret, a call that makes new ones, or one that has a mail sent to an address that the caller names:
   * counted as an attempt to sign in (SEC-B3), and never one of several in a batch (SEC-B15, procedures.ts).
   */
  readonly countsAsSignIn?: boolean;
  /** Without one it counts as one call. */
  readonly weight?: ProcedureWeight;
};

/** SEC-G11: the request of an error, for one that came before there was a context. */
export const requestIds = new WeakMap<TRPCError, string>();

/** The one tRPC instance. No transformer: everything on the wire is plain JSON. */
export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, ctx }) => errorAnswer(error, ctx?.requestId ?? requestIds.get(error) ?? null),
  });

/** The metadata of each procedure of a router, by its full name such as `policies.list`. */
export function procedureMetas(router: AnyRouter): ReadonlyMap<string, ProcedureMeta> {
  const procedures: Record<string, { _def: { meta?: unknown } }> = router._def.procedures;
  return new Map(
    Object.entries(procedures).map(([name, { _def }]) => [name, (_def.meta ?? {}) as ProcedureMeta]),
  );
}
