import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type InjectOptions } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { errorData } from '../../../trpc/error-answer.ts';
import { Failure } from '../../../trpc/failure.ts';
import { t } from '../../../trpc/init.ts';
import { publicProcedure } from '../../../trpc/procedures.ts';
import type { Adapter } from './adapter.ts';
import { registerLeanAdapter } from './lean.ts';
import { registerStockAdapter } from './stock.ts';

const adapters = { lean: registerLeanAdapter, stock: registerStockAdapter };

/** What the adapter did besides answering. */
type Events = {
  contexts: number;
  errors: string[];
  signals: AbortSignal[];
  started: PromiseWithResolvers<void>;
};

function aRouter({ signals, started }: Events) {
  return t.router({
    plain: publicProcedure.query(() => ({
      words: 'Grüße – “quoted” \u2028 \ud83d\ude00',
      list: [1, null, 0.1],
    })),
    nothing: publicProcedure.query(() => undefined),
    echo: publicProcedure.input(z.object({ text: z.string() })).query(({ input }) => input.text),
    anything: publicProcedure.input(z.unknown()).query(({ input }) => ({ input })),
    write: publicProcedure.input(z.object({ text: z.string() })).mutation(({ input }) => input.text),
    writeNothing: publicProcedure.mutation(() => ({ done: true })),
    busy: publicProcedure.query(() => {
      throw new Failure('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 });
    }),
    busier: publicProcedure.query(() => {
      throw new Failure('UNAVAILABLE', { retryAfterSeconds: 30 });
    }),
    secret: publicProcedure.query(() => {
      throw new Failure('PROOF_REFUSED');
    }),
    broken: publicProcedure.query(() => {
      throw new TypeError('an inner sentence');
    }),
    unwritable: publicProcedure.query(() => ({ big: 1n })),
    waits: publicProcedure.query(({ signal }) => {
      if (signal) signals.push(signal);
      started.resolve();
      return new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }),
    notes: publicProcedure.query(({ signal }) => {
      if (signal) signals.push(signal);
      return 'noted';
    }),
    added: publicProcedure
      .use(({ ctx, next }) => next({ ctx: { extra: `${ctx.requestId} and more` } }))
      .query(({ ctx: { requestId, extra } }) => ({ requestId, extra })),
    both: publicProcedure
      .input(z.object({ a: z.number() }))
      .use(({ input, next }) => next({ input: { ...(input as object), c: 3 } }))
      .input(z.object({ b: z.number() }))
      .query(({ input }) => input),
    replaced: publicProcedure
      .use(({ next }) => next({ getRawInput: async () => ({ text: 'another' }) }))
      .input(z.object({ text: z.string() }))
      .query(({ input }) => input.text),
    described: publicProcedure
      .meta({ weight: 5 })
      .use(({ meta, path, type, batchIndex, next }) =>
        next({ ctx: { seen: { meta, path, type, batchIndex } } }),
      )
      .query(({ ctx }) => ctx.seen),
    wrongOutput: publicProcedure.output(z.string()).query(() => 1 as never),
    lost: publicProcedure
      .use(async ({ next }) => {
        await next();
        return undefined as never;
      })
      .query(() => 'lost'),
    swallowed: publicProcedure
      .use(async ({ next }) => ({ ...(await next()), ok: true, data: 'in its place' }) as never)
      .query(() => {
        throw new TypeError('an inner sentence');
      }),
    lists: t.router({ inner: publicProcedure.query(() => 'inner') }),
  });
}

/** An app of one adapter, over a router that does all that procedures do. */
async function start(adapter: Adapter, options: { contextFails?: boolean } = {}) {
  const events: Events = { contexts: 0, errors: [], signals: [], started: Promise.withResolvers() };
  const app = fastify({ routerOptions: { maxParamLength: 1000 } });
  onTestFinished(() => app.close());
  await app.register(async (scope) => {
    await adapter(scope, {
      router: aRouter(events),
      maxCalls: 3,
      createContext: async (_request, callCount) => {
        events.contexts += 1;
        if (options.contextFails) throw new Failure('UNAVAILABLE', { retryAfterSeconds: 1 });
        return { requestId: 'one', callCount } as Context;
      },
      onError: (_request, error, path) => events.errors.push(`${path} ${errorData(error).appCode}`),
      headersFor: (errors) =>
        errors.length === 0 ? {} : { 'retry-after': '5', 'www-authenticate': String(errors.length) },
    });
  });
  return { app, events };
}

const json = { 'content-type': 'application/json' };
const get = (path: string, query: Record<string, string> = {}, headers = {}): InjectOptions => ({
  method: 'GET',
  url: `/trpc/${path}?${new URLSearchParams(query)}`,
  headers,
});
const input = (value: unknown) => ({ input: JSON.stringify(value) });
const batch = (values: unknown) => ({ batch: '1', ...input(values) });
const post = (path: string, payload?: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: `/trpc/${path}`,
  headers,
  ...(payload === undefined ? {} : { payload }),
});

/** Every kind of request, with the status of its answer. */
const requests: readonly [string, number, InjectOptions][] = [
  ['a query without input', 200, get('plain')],
  ['a query of an inner router', 200, get('lists.inner')],
  ['a query with an input', 200, get('echo', input({ text: 'a+b c%20ü&=' }))],
  ['an input of which more is sent than read', 200, get('echo', input({ text: 'a', more: 1 }))],
  ['a result of nothing', 200, get('nothing')],
  ['the input null', 200, get('anything', input(null))],
  ['the input zero', 200, get('anything', input(0))],
  ['an empty input', 200, get('anything', { input: '' })],
  ['an input that does not fit', 422, get('echo', input({ text: 1 }))],
  ['no input where one is needed', 422, get('echo')],
  ['an input that is not JSON', 400, get('echo', { input: '{"text":' })],
  ['an input that is not JSON, for a query that takes none', 200, get('plain', { input: '{' })],
  ['a GET with the type of a POST', 200, get('plain', {}, json)],
  ['a GET with another type', 200, get('plain', {}, { 'content-type': 'text/plain' })],
  ['an invalid batch', 200, get('plain', { batch: '0' })],
  ['a mutation', 200, post('write', '{"text":"ü \\u0000 \\"x\\""}')],
  [
    'a mutation with a charset',
    200,
    post('write', '{"text":"a"}', { 'content-type': 'application/json; charset=utf-8' }),
  ],
  ['a mutation that takes no input', 200, post('writeNothing', 'null')],
  ['a mutation that takes no input, without a body', 200, post('writeNothing')],
  ['a mutation without the body that it needs', 400, post('write')],
  ['a mutation with an empty body', 400, post('write', '')],
  ['a mutation with a body that is not JSON', 400, post('write', '{"text":')],
  ['a mutation with a body that does not fit', 422, post('write', '[]')],
  ['a mutation by GET', 405, get('write', input({ text: 'a' }))],
  ['a query by POST', 405, post('echo', '{"text":"a"}')],
  ['an unknown procedure', 404, get('no.such')],
  ['an unknown procedure by POST', 404, post('no.such', '{}')],
  ['a name that every object has', 404, get('constructor')],
  ['the name of a prototype', 404, get('__proto__')],
  ['the name of a router', 404, get('lists')],
  ['a comma outside of a batch', 404, get('plain,plain')],
  ['a type in capitals', 415, post('write', '{"text":"a"}', { 'content-type': 'Application/JSON' })],
  ['a failure that says how long to wait', 429, get('busy')],
  ['a failure of the proof', 401, get('secret')],
  ['an error of ours', 500, get('broken')],
  ['a result that is not JSON', 500, get('unwritable')],
  ['a middleware that adds to the context', 200, get('added')],
  ['two inputs, and a middleware between them', 200, get('both', input({ a: 1, b: 2 }))],
  ['two inputs, one of which does not fit', 422, get('both', input({ a: 1 }))],
  ['a middleware that replaces the input', 200, get('replaced', input({ text: 'a' }))],
  ['what a middleware is given', 200, get('described,described', batch({}))],
  ['a result that its schema refuses', 500, get('wrongOutput')],
  ['a middleware that loses the result', 500, get('lost')],
  ['a middleware that replaces the result', 200, get('swallowed')],
  ['a batch of one', 200, get('plain', { batch: '1' })],
  ['a batch of two', 200, get('plain,echo', batch({ 1: { text: 'a' } }))],
  ['a batch of the same', 200, get('echo,echo', batch({ 0: { text: 'a' }, 1: { text: 'b' } }))],
  ['a batch of mutations', 200, post('write,writeNothing?batch=1', '{"0":{"text":"a"}}')],
  ['a batch with inputs of calls that are not in it', 200, get('echo', batch({ 0: { text: 'a' }, 9: 1 }))],
  ['a batch, one of which fails', 207, get('plain,busy', batch({}))],
  ['a batch that fails in two ways', 207, get('busy,busier', batch({}))],
  ['a batch that fails in one way', 429, get('busy,busy', batch({}))],
  ['a batch, one of which is unknown', 207, get('plain,no.such', batch({}))],
  ['a batch, one input of which does not fit', 207, get('echo,echo', batch({ 0: { text: 'a' } }))],
  ['a batch whose input is a list', 400, get('echo', batch([{ text: 'a' }]))],
  ['a batch whose input is null', 400, get('echo', batch(null))],
  ['a batch whose input is text', 400, get('echo', batch('0'))],
  ['a batch whose input is no JSON', 400, get('echo,echo', { batch: '1', input: '{' })],
  [
    'a batch whose input is no JSON, for queries that take none',
    200,
    get('plain', { batch: '1', input: '{' }),
  ],
  ['a batch without input', 422, get('echo', { batch: '1' })],
  ['a batch of queries and mutations', 400, get('plain,writeNothing', batch({}))],
  ['a batch of mutations by GET', 405, get('writeNothing,writeNothing', batch({}))],
  ['a batch of as many as are allowed', 200, get('plain,plain,plain', batch({}))],
  ['a batch of one too many', 400, get('plain,plain,plain,plain', batch({}))],
  ['a batch of empty names', 404, get(',', batch({}))],
  ['a batch with a result that is not JSON', 500, get('plain,unwritable', batch({}))],
  ['PUT to a query', 405, { ...get('plain'), method: 'PUT', headers: json, payload: '{}' }],
  ['DELETE of a query', 405, { ...get('plain'), method: 'DELETE', headers: json, payload: '{}' }],
];

/** Everything of an answer that its reader sees. */
async function answerOf(adapter: Adapter, request: InjectOptions, options = {}) {
  const { app, events } = await start(adapter, options);
  const { statusCode, body, headers } = await app.inject(request);
  const { 'retry-after': retryAfter, 'www-authenticate': challenge } = headers;
  const { contexts, errors } = events;
  return { statusCode, body, retryAfter, challenge, contexts, errors };
}

describe('SEC-B5, SEC-G9: our adapter answers as that of @trpc/server', () => {
  it.each(requests)('%s: %i', async (_what, status, request) => {
    const ours = await answerOf(registerLeanAdapter, request);
    expect(ours).toEqual(await answerOf(registerStockAdapter, request));
    expect(ours.statusCode).toBe(status);
  });

  it.each(requests)('%s, where no context can be made', async (_what, _status, request) => {
    const ours = await answerOf(registerLeanAdapter, request, { contextFails: true });
    expect(ours).toEqual(await answerOf(registerStockAdapter, request, { contextFails: true }));
  });
});

describe('what ours does in its own way', () => {
  it.each(requests.filter(([, status]) => status !== 204))(
    '%s: the answer is one JSON text of a known length',
    async (_what, _status, request) => {
      const { app } = await start(registerLeanAdapter);
      const { headers, body } = await app.inject(request);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
      expect(headers['transfer-encoding']).toBeUndefined();
    },
  );

  it('does not stream: who asks for lines of JSON gets one JSON text', async () => {
    const { app } = await start(registerLeanAdapter);
    const answer = await app.inject(get('plain', { batch: '1' }, { accept: 'application/jsonl' }));
    expect(answer.json()).toHaveLength(1);
  });

  it('SEC-B20: decodes a name once, so that it is the one that was counted', async () => {
    const { app } = await start(registerLeanAdapter);
    expect((await app.inject({ url: '/trpc/lists%2Einner' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/trpc/lists%252Einner' })).statusCode).toBe(404);
  });
});

describe.each(Object.entries(adapters))(
  'the signal of a procedure, with the %s adapter',
  (_name, adapter) => {
    async function listening() {
      const { app, events } = await start(adapter);
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      return { events, url: `http://127.0.0.1:${port}/trpc/` };
    }

    it('SEC-I1: is aborted when the caller hangs up', async () => {
      const { events, url } = await listening();
      const call = send(`${url}waits`);
      call.on('error', () => undefined);
      call.end();
      await events.started.promise;
      const [signal] = events.signals;
      expect(signal?.aborted).toBe(false);
      const aborted = signal ? once(signal, 'abort') : undefined;
      call.destroy();
      await aborted;
      expect(String(signal?.reason)).toMatch(/^AbortError: /);
    });
  },
);

it('the signal of a procedure is left alone by an answer that was sent', async () => {
  const { app, events } = await start(registerLeanAdapter);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/trpc/notes`, { headers: { connection: 'close' } });
  expect(await answer.json()).toEqual({ result: { data: 'noted' } });
  await app.close();
  expect(events.signals.map(({ aborted }) => aborted)).toEqual([false]);
});
