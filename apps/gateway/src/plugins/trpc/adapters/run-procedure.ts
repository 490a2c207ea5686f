import { type AnyRouter, getTRPCErrorFromUnknown, TRPCError, type TRPCProcedureType } from '@trpc/server';

/** One call of one procedure, as @trpc/server hands it to the first middleware. */
type ProcedureCall = {
  readonly path: string;
  readonly type: TRPCProcedureType;
  readonly ctx: unknown;
  readonly getRawInput: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly batchIndex: number;
};

export type RunnableProcedure = {
  readonly type: TRPCProcedureType;
  readonly run: (call: ProcedureCall) => Promise<unknown>;
};

/** What @trpc/server keeps of a procedure. `middlewares` is not in its types: decision 0034. */
type Definition = {
  readonly type: TRPCProcedureType;
  readonly meta?: unknown;
  readonly middlewares: readonly Middleware[];
};
type Middleware = (options: ProcedureCall & Stage & { meta: unknown; next: Next }) => Promise<Result>;
type Next = (changes?: Partial<Pick<ProcedureCall, 'ctx' | 'getRawInput'> & Stage>) => Promise<Result>;
type Stage = { readonly input?: unknown };
type Result =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: TRPCError };

/** Every procedure of a router by its full name. Throws where @trpc/server keeps them in another way. */
export function runnableProcedures(router: AnyRouter): ReadonlyMap<string, RunnableProcedure> {
  const procedures: Record<string, { _def: Definition }> = router._def.procedures;
  return new Map(
    Object.entries(procedures).map(([path, { _def }]) => {
      if (!Array.isArray(_def.middlewares))
        throw new Error('@trpc/server keeps no middlewares: TRPC_ADAPTER=stock');
      return [path, { type: _def.type, run: (call) => run(_def, call) }];
    }),
  );
}

async function run(definition: Definition, call: ProcedureCall): Promise<unknown> {
  const result = await runFrom(0, definition, call);
  if (result === undefined)
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'A middleware gave no result' });
  if (!result.ok) throw result.error;
  return result.data;
}

/**
 * As @trpc/server runs them, but the copies that each middleware gets are made by the language, at a twentieth of the
 * cost.
 */
async function runFrom(
  index: number,
  definition: Definition,
  options: ProcedureCall & Stage,
): Promise<Result | undefined> {
  const next: Next = (changes) => {
    const ctx = changes?.ctx ? { ...(options.ctx as object), ...changes.ctx } : options.ctx;
    const input = changes && 'input' in changes ? changes.input : options.input;
    const getRawInput = changes?.getRawInput ?? options.getRawInput;
    return runFrom(index + 1, definition, { ...options, ctx, input, getRawInput }) as Promise<Result>;
  };
  try {
    return await definition.middlewares[index]?.({
      ...options,
      meta: definition.meta,
      input: options.input,
      next,
    });
  } catch (cause) {
    return { ok: false, error: getTRPCErrorFromUnknown(cause) };
  }
}
