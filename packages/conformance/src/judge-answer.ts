import type { Endpoint } from '@portal/contract/endpoint';
import { type ErrorCode, errorCodes, errorStatus, wireErrorSchema } from '@portal/contract/error';
import { compareBody } from './compare-body.ts';
import { difference, type Fault, note } from './finding.ts';
import type { Answer } from './probe.ts';

/** The media type that the gateway reads, and no other. */
const jsonType = /^application\/(?:[\w.-]+\+)?json(?:;|$)/i;

/** What is wrong with an answer that should be a success. */
export function judgeSuccess(endpoint: Endpoint, answer: Answer): Fault[] {
  if (answer.status !== 200) return [wrongStatus(200, answer.status)];
  return [...judgeType(answer), ...judgeJson(answer, (value) => compareBody(endpoint.answer, value))];
}

/** An extension that is not offered breaks nothing: the portal shows less. A 404 for one of many says nothing of the call. */
export function isAbsent({ extension, params }: Endpoint, { status }: Answer): boolean {
  return extension === true && (status === 405 || status === 501 || (status === 404 && !params));
}

/** What is wrong with an answer that should be a refusal with this code. */
export function judgeRefusal(expected: ErrorCode, answer: Answer): Fault[] {
  const status = errorStatus[expected];
  if (answer.status !== status) return [wrongStatus(status, answer.status)];
  const judge = (value: unknown) => [
    ...compareBody(wireErrorSchema, value),
    ...judgeCode(expected, value),
    ...(status === errorStatus.VALIDATION ? judgeFields(value) : []),
  ];
  return [...judgeType(answer), ...judgeJson(answer, judge)];
}

function wrongStatus(expected: number, came: number): Fault {
  return difference('status', `expected ${expected}, came ${came}`);
}

function judgeType({ contentType }: Answer): Fault[] {
  if (jsonType.test(contentType)) return [];
  return [difference('content type', 'expected application/json, came another or none')];
}

function judgeJson({ json }: Answer, judge: (value: unknown) => Fault[]): Fault[] {
  return json ? judge(json.value) : [difference('body', 'is not JSON')];
}

/** Callers decide by the code; without one they can only go by the status. */
function judgeCode(expected: ErrorCode, value: unknown): Fault[] {
  const { code } = (value ?? {}) as { code?: unknown };
  if (code === expected) return [];
  if (code === undefined) return [note('code', `is missing; ${expected} is understood from the status`)];
  const isKnown = errorCodes.some((known) => known === code);
  return [
    isKnown
      ? difference('code', `expected ${expected}, came ${String(code)}`)
      : note('code', 'is not in the contract'),
  ];
}

/** Row A24: a 422 says which fields are at fault. */
function judgeFields(value: unknown): Fault[] {
  const { fields } = (value ?? {}) as { fields?: unknown };
  const isTold = Array.isArray(fields) && fields.length > 0;
  return isTold ? [] : [difference('fields', 'is missing or empty: a 422 names the fields at fault')];
}
