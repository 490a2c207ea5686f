import type { AnyRouter, TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../trpc/context.ts';

/** What both adapters are given. They differ in cost alone: adapters.test.ts runs one suite against both. */
export type AdapterOptions = {
  readonly router: AnyRouter;
  /**
   * SEC-B5: the most procedures in one batch, MAX_BATCH_CALLS in register-trpc.ts; an adapter refuses a longer one
   * whole.
   */
  readonly maxCalls: number;
  readonly createContext: (request: FastifyRequest, callCount: number) => Promise<Context>;
  /** Told of each error before its answer is made. */
  readonly onError: (request: FastifyRequest, error: TRPCError, path: string | undefined) => void;
  /** Headers of an answer that has these errors. */
  readonly headersFor: (errors: readonly TRPCError[]) => Record<string, string>;
};

/** Serves the procedures at `/trpc/:path` of a scope of its own. */
export type Adapter = (scope: FastifyInstance, options: AdapterOptions) => Promise<void>;
