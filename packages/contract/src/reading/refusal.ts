import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { FieldError } from '../errors/error.ts';
import { joinFieldErrors } from '../errors/join-field-errors.ts';
import { unwrapField } from '../shapes/promised.ts';
import { isRecord } from './answer-json.ts';

/** The content of a refusal, in any form that a firm may use (API-24). */
export type Refusal = {
  readonly code: string | undefined;
  readonly message: string;
  readonly fields: readonly FieldError[];
};

const MOST_FIELDS = 50;
const MAX_TEXT_LENGTH = 1000;
/** Objects within one another, as `data` and `error`, that are looked into. */
const MAX_DEPTH = 3;

/**
 * Reads `{message}`, `{error}`, `{errors: {field: [sentence]}}`, `{fields: [{field, message}]}`, `{data: …}`, and bare
 * lists and maps of the same; a bare map may give one sentence for a field of the call's body. What does not fit is
 * passed over, so that an unexpected part does not lose the message. Sentences of fields are joined where there is no
 * other.
 */
export function readRefusal(json: unknown, { body }: Pick<Endpoint, 'body'> = {}): Refusal {
  const { code, message, fields } = readNamedRefusal(json);
  const found = fields.length > 0 ? fields : bareFields(json, message, body);
  const kept = found.slice(0, MOST_FIELDS);
  return { code, message: message ?? joinFieldErrors(kept).slice(0, MAX_TEXT_LENGTH), fields: kept };
}

/**
 * The same without the body itself as a map of fields, since a success may be one. `message` is undefined unless it is
 * given by name.
 */
export function readNamedRefusal(json: unknown): Collected {
  return collect(json, MAX_DEPTH);
}

type Collected = {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly fields: readonly FieldError[];
};

function collect(json: unknown, depth: number): Collected {
  if (typeof json === 'string') return { message: textOf(json), fields: [] };
  if (Array.isArray(json)) return { fields: fieldsOf(json) };
  if (!isRecord(json) || depth === 0) return { fields: [] };
  const { code, message, error, errors, fields, data } = json;
  const inner = [error, data].map((part) => collect(part, depth - 1));
  return {
    code: textOf(code) ?? inner.find((part) => part.code !== undefined)?.code,
    message:
      sentenceOf(message) ?? inner.find((part) => part.message !== undefined)?.message ?? textOf(errors),
    fields: [
      ...fieldsOf(fields),
      ...fieldsOf(errors),
      ...inner.flatMap((part) => part.fields),
      ...[error, data].flatMap((part) => fieldsIn(part)),
    ],
  };
}

/** Names that never name a field. */
const ownNames = ['code', 'message', 'error', 'errors', 'fields', 'data'];

/** The faults in a map of fields without a name of its own, which holds nothing but lists of sentences. */
export function fieldsIn(
  part: unknown,
  isOfField = (_name: string, value: unknown) => isList(value),
): FieldError[] {
  if (!isRecord(part) || ownNames.some((name) => name in part)) return [];
  return Object.entries(part).every(([name, value]) => isOfField(name, value)) ? fieldsOf(part) : [];
}

/**
 * The same with one sentence in place of a list, for the fields of the call's body alone: under any other name a
 * sentence may be about the service (SEC-G31). Beside a message `data` may be anything else.
 */
function bareFields(json: unknown, message: string | undefined, body: Endpoint['body']): FieldError[] {
  if (!isRecord(json)) return [];
  const names = body ? namesIn(body) : [];
  const parts = message === undefined ? [json, json.error, json.data] : [json.error];
  const bare = parts.flatMap((part) =>
    fieldsIn(part, (name, value) => isList(value) || (isPhrase(value) && names.includes(lastName(name)))),
  );
  return bare.length > 0 ? bare : faultsUnder(names, json, Array.isArray);
}

/** The faults that an answer lists under names of the call's body, whatever it holds beside them. */
export function faultsOfBody(json: unknown, body: Endpoint['body']): FieldError[] {
  return faultsUnder(body ? namesIn(body) : [], json, isFault);
}

/** In a group of the body, such as `LoginForm`, one sentence is a fault too. */
function faultsUnder(
  names: readonly string[],
  part: unknown,
  isFaulty: (value: unknown) => boolean,
): FieldError[] {
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const isOfBody = name !== 'message' && names.includes(lastName(name));
    if (isRecord(value)) return faultsUnder(names, value, isOfBody ? isFault : isFaulty);
    return isOfBody && isFaulty(value) ? fieldsOf({ [name]: value }) : [];
  });
}

function isFault(value: unknown): boolean {
  return Array.isArray(value) || isPhrase(value);
}

/** The names of fields at every depth of a body. */
function namesIn({ shape }: z.ZodObject): string[] {
  return Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = unwrapField(field);
    return inner instanceof z.ZodObject ? [name, ...namesIn(inner)] : [name];
  });
}

/** `password` of `LoginForm[password]`. */
function lastName(name: string): string {
  return /\w+(?=\]?$)/.exec(name)?.[0] ?? name;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** More than a word, such as that of a status. */
export function isPhrase(value: unknown): boolean {
  return typeof value === 'string' && /\S\s+\S/.test(value);
}

/** A list of sentences or of `{field, message}`, or a map from a field to its sentences. */
function fieldsOf(part: unknown): FieldError[] {
  if (Array.isArray(part)) return part.slice(0, MOST_FIELDS).flatMap(fieldOf);
  if (!isRecord(part)) return [];
  return Object.entries(part)
    .slice(0, MOST_FIELDS)
    .flatMap(([field, sentences]) =>
      (Array.isArray(sentences) ? sentences.slice(0, MOST_FIELDS) : [sentences]).flatMap((sentence) =>
        fieldOf(isRecord(sentence) ? { field, ...sentence } : { field, message: sentence }),
      ),
    );
}

function fieldOf(entry: unknown): FieldError[] {
  const { field, code, message } = isRecord(entry) ? entry : { message: entry };
  const sentence = sentenceOf(message);
  if (sentence === undefined) return [];
  return [{ field: textOf(field) ?? 'input', code: textOf(code) ?? 'invalid', message: sentence }];
}

/** A sentence, or several of them in one. */
function sentenceOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return textOf(value);
  const sentences = value.slice(0, MOST_FIELDS).flatMap((part) => textOf(part) ?? []);
  return textOf(sentences.join(' '));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT_LENGTH) : undefined;
}
