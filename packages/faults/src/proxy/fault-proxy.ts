import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { mayDriveQa } from '@portal/contract/qa/caller-guard';
import { sendAnswer } from '../answer.ts';
import { answerInstead } from '../answer-instead.ts';
import type { FaultRegistry } from '../fault-registry.ts';
import { createHold } from '../hold.ts';
import { spoilAnswer } from '../spoil-answer.ts';
import { answerControl, refuse } from './control-call.ts';
import { forward } from './forward.ts';
import { readText } from './read-text.ts';

/** Longer than the pools of callers keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 30_000;

type Call = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly path: string };

export type FaultProxy = {
  readonly server: Server;
  /** Ends every connection, those of calls that are kept waiting too. */
  readonly close: () => Promise<void>;
};

/** forwards calls to any /v1 and injects the faults of a registry; /qa/faults works as on the mock. */
export function createFaultProxy(target: URL, registry: FaultRegistry): FaultProxy {
  const hold = createHold();
  const pass = async ({ request, response, path }: Call) => {
    const { delay, substitute, spoiling } = registry.apply({ method: request.method ?? 'GET', path });
    if (delay > 0) await hold.pause(delay);
    if (substitute) return answerInstead(response, substitute, hold);
    const answer = await forward(request, target, untilClosed(response));
    if (spoiling) return spoilAnswer({ response, answer, hold }, spoiling);
    sendAnswer(response, answer);
  };
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    const isControl = path === '/qa' || path.startsWith('/qa/');
    try {
      await (isControl ? control({ request, response, path }, registry) : pass({ request, response, path }));
    } catch {
      if (!response.headersSent) sendAnswer(response, refuse({ code: 'UPSTREAM_DOWN' }));
    }
  });
  const close = async () => {
    hold.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { server, close };
}

async function control({ request, response, path }: Call, registry: FaultRegistry): Promise<void> {
  const { headers, socket, method = 'GET' } = request;
  if (!mayDriveQa({ address: socket.remoteAddress, headers }))
    return sendAnswer(response, refuse({ code: 'FORBIDDEN' }));
  const body = await readText(request);
  if (body === undefined) return sendAnswer(response, refuse({ code: 'PAYLOAD_TOO_LARGE' }));
  sendAnswer(response, answerControl(registry, { method, path, contentType: headers['content-type'], body }));
}

/** Once the caller has disconnected, nothing is forwarded. */
function untilClosed(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}
