import { errorStatus, type WireError } from '@portal/contract/error';
import { faultSentence } from '@portal/contract/fault-sentence';
import { newFaultSchema } from '@portal/contract/qa/faults';
import { refusalMessages } from '@portal/contract/refusal-messages';
import { type Answer, jsonAnswer } from '../answer.ts';
import { type FaultBook, noSuchFault, tooManyFaults } from '../fault-book.ts';

export type ControlCall = { readonly method: string; readonly path: string; readonly body: string };

const done = { data: { done: true } };

/** Answers the calls of /qa/faults as the mock does. */
export function answerControl(book: FaultBook, { method, path, body }: ControlCall): Answer {
  const id = /^\/qa\/faults\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined && method === 'DELETE')
    return book.remove(id) ? jsonAnswer(200, done) : refuse({ code: 'NOT_FOUND', message: noSuchFault });
  if (path !== '/qa/faults') return refuse({ code: 'NOT_FOUND' });
  switch (method) {
    case 'GET':
      return jsonAnswer(200, { faults: book.list() });
    case 'POST':
      return addFault(book, body);
    case 'DELETE':
      book.clear();
      return jsonAnswer(200, done);
    default:
      return refuse({ code: 'METHOD_NOT_ALLOWED' });
  }
}

function addFault(book: FaultBook, body: string): Answer {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return refuse({ code: 'MALFORMED_REQUEST' });
  }
  const result = newFaultSchema.safeParse(value, { error: faultSentence });
  if (!result.success) return refuse(validation(result.error.issues));
  const fault = book.add(result.data);
  return fault ? jsonAnswer(200, fault) : refuse({ code: 'CONFLICT', message: tooManyFaults });
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

/** A refusal in the shape of /v1; also for whoever may not call. */
export function refuse(error: Partial<WireError> & Pick<WireError, 'code'>): Answer {
  return jsonAnswer(errorStatus[error.code], { message: refusalMessages[error.code], ...error });
}
