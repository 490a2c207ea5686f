import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Answer } from '@portal/faults/answer';
import { answerInstead } from '@portal/faults/answer-instead';
import type { Spoiling } from '@portal/faults/fault-plan';
import type { FaultRegistry } from '@portal/faults/fault-registry';
import { createHold } from '@portal/faults/hold';
import { spoilAnswer } from '@portal/faults/spoil-answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** injects the faults of the registry into the calls of /v1; no other path is covered. */
export function injectFaults(app: FastifyInstance, registry: FaultRegistry): void {
  const hold = createHold();
  const spoilings = new WeakMap<FastifyRequest, Spoiling>();
  app.addHook('preClose', async () => hold.close());
  app.addHook('onRequest', async (request, reply) => {
    const { delay, substitute, spoiling } = registry.apply({
      method: request.method,
      path: pathOf(request),
    });
    if (delay > 0) await hold.pause(delay);
    if (spoiling) spoilings.set(request, spoiling);
    if (!substitute) return;
    reply.hijack();
    answerInstead(reply.raw, substitute, hold);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const effect = spoilings.get(request);
    if (effect === undefined) return payload;
    reply.hijack();
    await spoilAnswer({ response: reply.raw, answer: await answerOf(reply, payload), hold }, effect);
    return sentAlready();
  });
}

/** Never settles: a hook that came to its end would make the framework send the answer a second time. */
function sentAlready(): Promise<never> {
  return new Promise(() => undefined);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/** Answers of /v1 are text, the bytes of a document, or nothing. */
async function answerOf(reply: FastifyReply, payload: unknown): Promise<Answer> {
  const body =
    payload instanceof Readable
      ? await buffer(payload)
      : Buffer.from(typeof payload === 'string' ? payload : '');
  return { status: reply.statusCode, headers: reply.getHeaders(), body };
}
