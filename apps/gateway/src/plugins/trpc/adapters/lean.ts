import { type AnyRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../trpc/context.ts';
import { hangUpSignal } from '../../hang-up.ts';
import { methodOf } from '../guards.ts';
import type { Adapter, AdapterOptions } from './adapter.ts';
import { type RunnableProcedure, runnableProcedures } from './run-procedure.ts';

/**
 * tRPC over HTTP without web requests, web responses and streams: queries by GET, mutations by POST, batches by
 * `batch=1`, and each answer one JSON text. Decision 0034 lists what of @trpc/server it uses.
 */
export const registerLeanAdapter: Adapter = async (scope, options) => {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const answer = createAnswering(options);
  scope.all('/trpc/:path', (request, reply) => {
    answer(request, reply).then(
      ({ status, headers, text }) => {
        reply.code(status).headers(headers).send(text);
      },
      (error: unknown) => {
        reply.send(error);
      },
    );
  });
};

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
};

type Query = Readonly<Record<string, string | undefined>>;
type Outcome = { readonly data: unknown } | { readonly error: TRPCError; readonly path: string };
type Batch = { readonly paths: readonly string[]; readonly isBatch: boolean };

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

type Procedures = ReadonlyMap<string, RunnableProcedure>;
/** A context, or why there is none. */
type Made = { readonly ctx: Context } | { readonly ctx?: undefined; readonly error: unknown };
type Calling = Batch & {
  readonly request: FastifyRequest;
  readonly signal: AbortSignal;
  readonly made: Made;
};

function createAnswering(options: AdapterOptions) {
  const { router, createContext, onError } = options;
  const procedures = runnableProcedures(router);

  async function answerCalls({ request, signal, made, ...batch }: Calling): Promise<Answer> {
    const { paths, isBatch } = batch;
    const inputs = createInputs(request, batch);
    const call = async (path: string, batchIndex: number): Promise<Outcome> => {
      try {
        const procedure = procedures.get(path);
        if (procedure === undefined) throw new TRPCError({ code: 'NOT_FOUND' });
        const { type } = procedure;
        if (methodOf[type] !== request.method) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' });
        if ('error' in made) throw made.error;
        const { ctx } = made;
        const getRawInput = async () => inputs()[batchIndex];
        return { data: await procedure.run({ path, type, getRawInput, ctx, signal, batchIndex }) };
      } catch (thrown) {
        const error = getTRPCErrorFromUnknown(thrown);
        onError(request, error, path);
        return { error, path };
      }
    };
    const outcomes = await Promise.all(paths.map(call));
    const results = outcomes.map((outcome) =>
      'error' in outcome ? errorResult({ router, ctx: made.ctx, ...outcome }) : { result: outcome },
    );
    const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
    return toAnswer(isBatch ? results : results[0], errors, options);
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    let made: Made | undefined;
    try {
      const batch = readBatch(request, procedures, options.maxCalls);
      const signal = hangUpSignal(reply);
      made = await createContext(request, batch.paths.length).then(
        (ctx) => ({ ctx }),
        (error: unknown) => ({ error }),
      );
      return await answerCalls({ ...batch, request, signal, made });
    } catch (thrown) {
      const error = getTRPCErrorFromUnknown(thrown);
      onError(request, error, undefined);
      return toAnswer(errorResult({ router, error, ctx: made?.ctx }), [error], options);
    }
  };
}

/** The called procedures. Throws where the whole request is refused. */
function readBatch(request: FastifyRequest, procedures: Procedures, maxCalls: number): Batch {
  const { method, headers, params, query } = request;
  const { path } = params as { path: string };
  const isBatch = (query as Query).batch === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (method === 'POST' && !headers['content-type']?.startsWith('application/json'))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  if (paths.length > maxCalls) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Too many calls' });
  const mixed = new Set(paths.flatMap((name) => procedures.get(name)?.type ?? []));
  if (mixed.size > 1)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Queries and mutations do not mix' });
  return { paths, isBatch };
}

type FailedCall = {
  readonly router: AnyRouter;
  readonly error: TRPCError;
  readonly path?: string;
  readonly ctx?: Context | undefined;
};

function errorResult({ router, error, path, ctx }: FailedCall) {
  const config = router._def._config;
  return { error: getTRPCErrorShape({ config, error, type: 'unknown', path, input: undefined, ctx }) };
}

type Body = Parameters<typeof getHTTPStatusCode>[0];

function toAnswer(
  body: unknown,
  errors: readonly TRPCError[],
  { headersFor }: Pick<AdapterOptions, 'headersFor'>,
): Answer {
  const text = JSON.stringify(body);
  if (errors.length === 0) return { status: 200, headers: jsonHeaders, text };
  return {
    status: getHTTPStatusCode(body as Body),
    headers: { ...jsonHeaders, ...headersFor(errors) },
    text,
  };
}

/** The inputs by index, parsed when the first is needed: a call that takes no input cannot fail on one. */
function createInputs(
  { method, body, query }: FastifyRequest,
  { isBatch }: Batch,
): () => Readonly<Record<number, unknown>> {
  let inputs: Readonly<Record<number, unknown>> | undefined;
  return () => {
    inputs ??= parseInputs(
      method === 'GET' ? (query as Query).input || undefined : String(body ?? ''),
      isBatch,
    );
    return inputs;
  };
}

function parseInputs(text: string | undefined, isBatch: boolean): Readonly<Record<number, unknown>> {
  if (text === undefined) return {};
  const value = parseJson(text);
  if (!isBatch) return [value];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input of a batch is an object' });
  return value as Readonly<Record<number, unknown>>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The input is not JSON', cause });
  }
}
