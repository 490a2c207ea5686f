import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import {
  bareAnswers,
  type FirmAnswer,
  type FirmAnswers,
  type FirmCall,
  openCalls,
  type TokenMaker,
} from './stub-firm-answers.ts';

export type StubFirm = {
  readonly origin: string;
  /** Answers of this test, before the bare ones: `GET /v1/policy`, `GET /v1/policy/{uuid}/view`. */
  readonly answers: FirmAnswers;
  readonly calls: FirmCall[];
  /** The calls to one line of the table, such as `GET /v1/policy`, oldest first. */
  callsTo(line: string): FirmCall[];
  /** A signed token with exactly these claims, which the firm then takes as a bearer. */
  readonly token: TokenMaker;
  close(): Promise<void>;
};

/** An answer in JSON. */
export function json(value: unknown, status = 200): FirmAnswer {
  return { json: value, status };
}

/** An answer that is not JSON. */
export function text(value: string, contentType = 'text/plain', status = 200): FirmAnswer {
  return { text: value, contentType, status };
}

/** Successes that do not say no, and are not a list. */
export const plainSuccess: [string, FirmAnswer][] = [
  ['{}', json({})],
  ['200 without a body', { status: 200 }],
  ['204 without a body', { status: 204 }],
  ['a line of text', text('OK')],
  ['"OK" in JSON', json('OK')],
  ['null', json(null)],
];

/** Successes that do not say no. */
export const anySuccess: [string, FirmAnswer][] = [...plainSuccess, ['a list', json([])]];

/**
 * The firm's `/v1` written from the specification alone, without the mock or the contract. It answers with the fields
 * that the specification names, `{}` where an answer is "not shown", tokens with the claims `vip` and `exp`, and 401 to
 * a call without a token that it made.
 */
export async function startStubFirm(answers: FirmAnswers = {}): Promise<StubFirm> {
  const calls: FirmCall[] = [];
  const issued = new Set<string>();
  const own: FirmAnswers = { ...answers };
  const token: TokenMaker = (claims) => {
    const made = signToken(claims);
    issued.add(made);
    return made;
  };

  function answer(call: FirmCall): FirmAnswer {
    if (!findAnswer(openCalls, call) && !issued.has(call.bearer ?? ''))
      return json({ message: 'Unauthorized' }, 401);
    const found = findAnswer(own, call) ?? findAnswer(bareAnswers, call);
    if (found === undefined) return text('Not found', 'text/plain', 404);
    return typeof found === 'function' ? found(call, token) : found;
  }

  const server = createServer(async (request, reply) => {
    const call = await readCall(request);
    calls.push(call);
    const { status = 200, hangUp, ...body } = answer(call);
    if (hangUp) return void request.socket.destroy();
    const isJson = 'json' in body;
    const content = isJson ? JSON.stringify(body.json) : body.text;
    const contentType = isJson ? 'application/json' : body.contentType;
    reply.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType }).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answers: own,
    calls,
    callsTo: (line) => calls.filter((call) => findAnswer({ [line]: {} }, call)),
    token,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The answer of the line that names this call: an exact path before one with `{names}`. */
function findAnswer(table: FirmAnswers, { method, path }: FirmCall): FirmAnswers[string] | undefined {
  const exact = table[`${method} ${path}`];
  if (exact !== undefined) return exact;
  const line = Object.keys(table).find((key) => patternOf(key).test(`${method} ${path}`));
  return line === undefined ? undefined : table[line];
}

function patternOf(line: string): RegExp {
  const escaped = line.replace(/[.?*+^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

async function readCall(request: IncomingMessage): Promise<FirmCall> {
  const { method = 'GET', url: target = '/', headers } = request;
  const [path = '', search = ''] = target.split('?', 2);
  const body = await readText(request);
  return {
    method,
    target,
    path,
    query: new URLSearchParams(search),
    headers,
    bearer: /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1],
    body,
    form: new URLSearchParams(body),
  };
}

const signingKey = randomBytes(32);

function signToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  // Two logins with the same claims are two tokens, so that a test sees which of them travels.
  const header = { alg: 'HS256', typ: 'JWT', kid: randomBytes(6).toString('hex') };
  const input = `${part(header)}.${part(claims)}`;
  return `${input}.${createHmac('sha256', signingKey).update(input).digest('base64url')}`;
}
