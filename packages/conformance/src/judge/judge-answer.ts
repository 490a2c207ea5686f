import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { errorStatus } from '@portal/contract/errors/error';
import { readAnswer } from '@portal/contract/reading/answer';
import { isJsonType, readAnswerJson, readSuccess } from '@portal/contract/reading/answer-json';
import { underContractNames } from '@portal/contract/reading/under-contract-names';
import { difference, type Fault, note } from '../report/finding.ts';
import type { Answer } from '../visit/probe.ts';
import { compareBody } from './compare-body.ts';

/** Promised fields that a firm gives only while there is something to say. */
const onlyWhereSome = new Map<Endpoint, readonly string[]>([
  [endpoints['authentication.mfa'], ['data', 'data.jwt']],
  [endpoints['user.mfa'], ['otp_code', 'image_url']],
  [endpoints['client.view'], ['pending_amendment']],
  [endpoints['insights.list'], ['_links', '_links.next']],
]);

/** The status that an answer counts as: a success that says no is a refusal, as for the gateway. */
export function statusOf(endpoint: Endpoint, answer: Answer): number {
  const { isRefused, refusedStatus = errorStatus.UNAUTHORIZED } = endpoint;
  const saysNo = isSuccess(answer.status) && isRefused?.(successOf(endpoint, answer));
  return saysNo ? refusedStatus : answer.status;
}

/** What a success holds, as the gateway reads it. */
function successOf(endpoint: Endpoint, answer: Answer): unknown {
  const read = readSuccess(endpoint, answer);
  return read === 'unreadable' ? undefined : read.json;
}

/** The data that the portal reads from a success; undefined for a refusal or an unusable answer. */
export function portalReading(endpoint: Endpoint, answer: Answer): unknown {
  if (endpoint.answersBytes || !isSuccess(statusOf(endpoint, answer))) return undefined;
  if (readSuccess(endpoint, answer) === 'unreadable') return undefined;
  const reading = readAnswer(endpoint, successOf(endpoint, answer));
  return 'unusable' in reading ? undefined : reading.answer;
}

/** What is wrong with an answer that should be a success. */
export function judgeSuccess(endpoint: Endpoint, answer: Answer): Fault[] {
  const status = statusOf(endpoint, answer);
  if (!isSuccess(status)) return [wrongStatus(200, status)];
  if (endpoint.answersBytes) return [];
  if (readAnswerJson(answer).isTooMuch)
    return [difference('body', 'has too long a list, nests too deep or has too many values')];
  if (endpoint.anyAnswer && readSuccess(endpoint, answer) === 'unreadable')
    return [difference('body', 'is neither JSON nor a short text')];
  if (endpoint.anyAnswer) return judgeBody(endpoint, jsonOf(answer) ?? {});
  return [
    ...(status === 200 ? [] : [note('status', `came ${status}: read like 200`)]),
    ...(isJsonType(answer.contentType)
      ? []
      : [difference('content type', 'expected application/json, came another or none')]),
    ...(answer.json ? judgeBody(endpoint, answer.json.value) : [difference('body', 'is not JSON')]),
  ];
}

/**
 * An extension that is not offered breaks nothing: the portal shows less. A 404 for one of many says nothing about the
 * call.
 */
export function isAbsent({ extension, params }: Endpoint, { status }: Answer): boolean {
  return extension === true && (status === 405 || status === 501 || (status === 404 && !params));
}

/** Any 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The body, where it is JSON by its type and by its text, and within its bounds; as for the gateway. */
export function jsonOf(answer: Answer): unknown {
  return readAnswerJson(answer).json;
}

/** A status that was not to be expected. */
export function wrongStatus(expected: number, came: number): Fault {
  return difference('status', `expected ${expected}, came ${came}`);
}

/**
 * Compares a body under the names that the contract gives its parts; what the portal cannot use differs in any case.
 */
function judgeBody(endpoint: Endpoint, json: unknown): Fault[] {
  const named = isEmpty(json) ? json : underContractNames(endpoint, json);
  const value = endpoint.anyAnswer && !isRecord(named) ? {} : named;
  const mayLack = onlyWhereSome.get(endpoint) ?? [];
  const faults = [
    ...judgeNames(endpoint, json, value),
    ...compareBody(endpoint.answer, withoutOtherNames(endpoint, value), { mayLack }),
  ];
  const reading = readAnswer(endpoint, json);
  const isExplained = faults.some(({ level }) => level === 'difference');
  if (isExplained || !('unusable' in reading)) return faults;
  return [...faults, difference(reading.unusable[0] ?? 'body', 'is of no use to the portal')];
}

/** Where a list, a field or the whole answer is found elsewhere than in the contract. */
function judgeNames({ list, aliases = {} }: Endpoint, json: unknown, value: unknown): Fault[] {
  if (list && Array.isArray(json)) return [note(list.key, 'comes as a bare list')];
  if (!isRecord(json) || !isRecord(value)) return [];
  if ('data' in json && !('data' in value)) return [note('body', 'comes in an envelope "data"')];
  if ('data' in value && !('data' in json) && !list)
    return [note('body', 'comes without its envelope "data"')];
  const names = list ? [list.key] : Object.keys(aliases);
  const moved = names.filter((name) => (value[name] ?? null) !== (json[name] ?? null));
  return moved.map((name) => note(name, 'comes under another name'));
}

/** Without the other names under which a part of the answer came, which are then no unknown fields. */
function withoutOtherNames({ list, aliases = {} }: Endpoint, value: unknown): unknown {
  const others = [...(list ? [...list.names, 'data'] : []), ...Object.values(aliases).flat()];
  if (!isRecord(value) || others.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name === list?.key || !others.includes(name)),
  );
}

function isEmpty(json: unknown): boolean {
  return isRecord(json) && Object.keys(json).length === 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
