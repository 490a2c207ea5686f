import { errorStatus, type WireError } from '@portal/contract/errors/error';
import { faultSentence } from '@portal/contract/errors/fault-sentence';
import { refusalMessages } from '@portal/contract/errors/refusal-messages';
import { newFaultSchema } from '@portal/contract/qa/faults';
import { type Answer, jsonAnswer } from '../answer.ts';
import { type FaultRegistry, noSuchFault, tooManyFaults } from '../fault-registry.ts';

export type ControlCall = {
  readonly method: string;
  readonly path: string;
  readonly contentType: string | undefined;
  readonly body: string;
};

const done = {};

/** Answers the calls of /qa/faults as the mock does. */
export function answerControl(registry: FaultRegistry, call: ControlCall): Answer {
  const handlers = handlersOf(registry, call);
  if (!handlers) return refuse({ code: 'NOT_FOUND' });
  const handler = handlers.get(call.method);
  if (handler) return handler();
  const refusal = refuse({ code: 'METHOD_NOT_ALLOWED' });
  return { ...refusal, headers: { ...refusal.headers, allow: [...handlers.keys()].join(', ') } };
}

/** What can be done at a path, by method; undefined for a path that is not there. */
function handlersOf(
  registry: FaultRegistry,
  call: ControlCall,
): ReadonlyMap<string, () => Answer> | undefined {
  const id = /^\/qa\/faults\/([^/]+)$/.exec(call.path)?.[1];
  if (id !== undefined) return new Map([['DELETE', () => removeFault(registry, id)]]);
  if (call.path !== '/qa/faults') return undefined;
  return new Map([
    ['GET', () => jsonAnswer(200, { faults: registry.list() })],
    ['POST', () => addFault(registry, call)],
    ['DELETE', () => clearFaults(registry)],
  ]);
}

function removeFault(registry: FaultRegistry, id: string): Answer {
  return registry.remove(id) ? jsonAnswer(200, done) : refuse({ code: 'NOT_FOUND', message: noSuchFault });
}

function clearFaults(registry: FaultRegistry): Answer {
  registry.clear();
  return jsonAnswer(200, done);
}

function addFault(registry: FaultRegistry, { contentType, body }: ControlCall): Answer {
  if (!isJson(contentType) && (contentType !== undefined || body !== ''))
    return refuse({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  let value: unknown;
  try {
    value = body === '' ? {} : JSON.parse(body);
  } catch {
    return refuse({ code: 'MALFORMED_REQUEST' });
  }
  const result = newFaultSchema.safeParse(value, { error: faultSentence });
  if (!result.success) return refuse(validation(result.error.issues));
  const fault = registry.add(result.data);
  return fault ? jsonAnswer(200, fault) : refuse({ code: 'CONFLICT', message: tooManyFaults });
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

type Issues = readonly { code: string; path: readonly PropertyKey[]; message: string }[];

function validation(issues: Issues): Partial<WireError> & Pick<WireError, 'code'> {
  const fields = issues.map(({ code, path, message }) => ({
    field: path.map(String).join('.'),
    code,
    message,
  }));
  return { code: 'VALIDATION', fields };
}

/** A refusal in the shape of /v1, even for callers who are not allowed in. */
export function refuse(error: Partial<WireError> & Pick<WireError, 'code'>): Answer {
  return jsonAnswer(errorStatus[error.code], { message: refusalMessages[error.code], ...error });
}
