import { initTRPC } from '@trpc/server';
import type { Context } from './context.ts';
import { errorData, errorMessage } from './error-map.ts';

/** What is said of a procedure beside its schemas. */
export type ProcedureMeta = {
  /** Never one of several in a batch: a batch of guesses must not pass as one request (SEC-B5). */
  readonly alone?: boolean;
};

/** The one tRPC instance. No transformer: everything on the wire is plain JSON. */
export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => ({
      message: errorMessage(error),
      code: shape.code,
      data: { ...errorData(error), requestId: ctx?.requestId ?? null },
    }),
  });
