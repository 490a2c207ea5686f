import { callOf, type Endpoint } from '@portal/contract/endpoint';
import { type ErrorCode, errorCodes, errorStatus } from '@portal/contract/errors/error';
import { refusalCode } from '@portal/contract/errors/refusal-code';
import { type Refusal, readRefusal } from '@portal/contract/reading/refusal';
import { difference, type Fault, note } from '../report/finding.ts';
import type { WireAnswer } from '../visit/exchange.ts';
import { isSuccess, readOnce, wrongStatus } from './judge-answer.ts';

/** What a refusal means to the portal; undefined for a success. */
export function meaningOf(endpoint: Endpoint, answer: WireAnswer): ErrorCode | undefined {
  return readMeaning(endpoint, answer).meaning;
}

type Meant = { readonly status: number; readonly refusal: Refusal; readonly meaning: ErrorCode | undefined };

function readMeaning(endpoint: Endpoint, answer: WireAnswer): Meant {
  const { status, json } = readOnce(endpoint, answer);
  const refusal = readRefusal(json, endpoint);
  return {
    status,
    refusal,
    meaning: isSuccess(status) ? undefined : refusalCode({ ...refusal, call: callOf(endpoint), status }),
  };
}

/** What is wrong with an answer that should be a refusal with this code: it must mean the same to the portal. */
export function judgeRefusal(endpoint: Endpoint, expected: ErrorCode, answer: WireAnswer): Fault[] {
  const { status, refusal, meaning } = readMeaning(endpoint, answer);
  if (meaning === undefined) return [wrongStatus(errorStatus[expected], status)];
  return [
    ...judgeMeaning({ status, code: refusal.code, meaning }, expected),
    ...(expected === 'VALIDATION' ? judgeSentences(refusal) : []),
  ];
}

type Came = { readonly status: number; readonly code: string | undefined; readonly meaning: ErrorCode };

/** S-2: the specification names no status for a token that is missing or too low, and the portal reads both. */
const noAccess: readonly ErrorCode[] = ['UNAUTHORIZED', 'FORBIDDEN'];

function judgeMeaning({ status, code, meaning }: Came, expected: ErrorCode): Fault[] {
  const isPlain = status === errorStatus[expected];
  const isKnown = errorCodes.some((known) => known === code);
  const ofCode = code === undefined || isKnown ? [] : [note('code', 'is not in the contract')];
  const isOther = !isPlain && [meaning, expected].every((each) => noAccess.includes(each));
  if (meaning === expected || isOther || (isPlain && (!isKnown || code === expected)))
    return [...ofCode, ...(isPlain ? [] : [note('status', `came ${status}: read as ${expected}`)])];
  return isPlain
    ? [difference('code', `expected ${expected}, came ${String(code)}`)]
    : [...ofCode, wrongStatus(errorStatus[expected], status)];
}

/** API-24: a 422 says what is wrong, at best with the fields at fault. */
function judgeSentences({ message, fields }: Refusal): Fault[] {
  if (message === '') return [difference('message', 'is missing: a 422 says what is wrong')];
  if (fields.length > 0) return [];
  return [note('fields', 'names no field at fault: the message is shown above the form')];
}

/** Notes on how a service refuses, independent of the call. */
export function judgeForm(endpoint: Endpoint, answer: WireAnswer): Fault[] {
  if (answer.status < 400) return [];
  const { json } = readOnce(endpoint, answer);
  if (json === undefined)
    return [note('body', 'is not JSON: the portal goes by the status and has its own sentences')];
  const { code, message } = readRefusal(json, endpoint);
  return [
    ...(code === undefined ? [note('code', 'is missing: the portal goes by the status')] : []),
    ...(message === '' ? [note('message', 'is missing: the portal has its own sentences')] : []),
  ];
}
