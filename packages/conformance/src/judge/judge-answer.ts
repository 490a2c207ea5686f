import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { statusOfRefusedSuccess } from '@portal/contract/errors/refusal-code';
import { readAnswer } from '@portal/contract/reading/answer';
import { isJsonType, readAnswerJson, readSuccess } from '@portal/contract/reading/answer-json';
import { underContractNames } from '@portal/contract/reading/under-contract-names';
import { difference, type Fault, note } from '../report/finding.ts';
import type { WireAnswer } from '../visit/exchange.ts';
import { compareBody } from './compare-body.ts';

/** Promised fields that a firm gives only while there is something to say. */
const onlyWhereSome = new Map<Endpoint, readonly string[]>([
  [endpoints['authentication.mfa'], ['data', 'data.jwt']],
  [endpoints['user.mfa'], ['otp_code', 'image_url']],
  [endpoints['client.view'], ['pending_amendment']],
  [endpoints['insights.list'], ['_links', '_links.next']],
]);

/** An answer as the gateway reads it: its status, which is that of a refusal where a success says no, and its JSON. */
type Reading = {
  readonly status: number;
  readonly json: unknown;
  /** Why the JSON is not read. */
  readonly fault: string | undefined;
};

export function readOnce(endpoint: Endpoint, answer: WireAnswer): Reading {
  const { status } = answer;
  if (isSuccess(status) && endpoint.answersBytes) return { status, json: undefined, fault: undefined };
  const read = isSuccess(status) ? readSuccess(endpoint, answer) : readAnswerJson(answer);
  if (read === 'unreadable') return { status, json: undefined, fault: 'is neither JSON nor a short text' };
  const { json, isTooMuch } = read;
  const fault = isTooMuch ? 'has too long a list, nests too deep or has too many values' : undefined;
  const isRefused = isSuccess(status) && json !== undefined && endpoint.isRefused?.(json, endpoint);
  return { status: isRefused ? statusOfRefusedSuccess(endpoint, json) : status, json, fault };
}

/** What is wrong with an answer that should be a success, and the data that the portal reads from it. */
type Judged = {
  readonly faults: readonly Fault[];
  /** Undefined for a refusal or an unusable answer. */
  readonly value?: unknown;
};

export function judgeSuccess(endpoint: Endpoint, answer: WireAnswer): Judged {
  const { status, json, fault } = readOnce(endpoint, answer);
  if (!isSuccess(status)) return { faults: [wrongStatus(200, status)] };
  if (endpoint.answersBytes) return { faults: [] };
  const isJson = isJsonType(answer.contentType);
  if (fault !== undefined && (isJson || endpoint.anyAnswer)) return { faults: [difference('body', fault)] };
  if (endpoint.anyAnswer) return judgeBody(endpoint, json);
  const ofStatus = status === 200 ? [] : [note('status', `came ${status}: read like 200`)];
  const ofType = isJson
    ? []
    : [difference('content type', 'expected application/json, came another or none')];
  if (json === undefined)
    return { faults: [...ofStatus, ...(isJson ? [difference('body', 'is not JSON')] : ofType)] };
  const { faults, value } = judgeBody(endpoint, json);
  return { faults: [...ofStatus, ...ofType, ...faults], value };
}

/**
 * An extension that is not offered breaks nothing: the portal shows less. A 404 for one of many says nothing about the
 * call.
 */
export function isAbsent({ extension, params }: Endpoint, { status }: WireAnswer): boolean {
  return extension === true && (status === 405 || status === 501 || (status === 404 && !params));
}

/** Any 2xx. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A status that was not to be expected. */
export function wrongStatus(expected: number, came: number): Fault {
  return difference('status', `expected ${expected}, came ${came}`);
}

/**
 * Compares a body under the names that the contract gives its parts; what the portal cannot use differs in any case.
 */
function judgeBody(endpoint: Endpoint, came: unknown): Judged {
  const json = came ?? {};
  const named = isEmpty(json) ? json : underContractNames(endpoint, json);
  const value = endpoint.anyAnswer && !isRecord(named) ? {} : named;
  const mayLack = onlyWhereSome.get(endpoint) ?? [];
  const faults = [
    ...judgeNames(endpoint, json, value),
    ...compareBody(endpoint.answer, withoutOtherNames(endpoint, value), { mayLack }),
  ];
  const reading = readAnswer(endpoint, came);
  if (!('unusable' in reading)) return { faults, value: reading.answer };
  const isExplained = faults.some(({ level }) => level === 'difference');
  if (isExplained) return { faults };
  return { faults: [...faults, difference(reading.unusable[0] ?? 'body', 'is of no use to the portal')] };
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

/** Removes the other names under which a part of the answer came, so that they do not count as unknown fields. */
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
