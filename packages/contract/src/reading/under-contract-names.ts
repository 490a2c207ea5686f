import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { isRecord } from './answer-json.ts';
import { isYes, namesRefusal } from './refused-success.ts';

/** The JSON of an answer with its list, or its fields, under the names that the contract gives them. */
export function underContractNames(endpoint: Endpoint, json: unknown): unknown {
  const { answer: schema, list } = endpoint;
  if (list && schema instanceof z.ZodObject) return withNextLink(schema, withList(list, json));
  return withAliases(endpoint, withoutEnvelope(schema, json));
}

/** The fields of an envelope that may come with its `data`. */
const envelopeFields: readonly string[] = ['status', 'success', 'message', 'code'];

/** An answer that came in an envelope `data` that the contract lacks, or without the one that it has. */
function withoutEnvelope(schema: z.ZodType, json: unknown): unknown {
  if (schema instanceof z.ZodRecord) return withoutEnvelopeOfMap(json);
  if (!isRecord(json) || !(schema instanceof z.ZodObject)) return json;
  if ('data' in schema.shape) return { ...json, data: withData(json) };
  if (!isRecord(json.data)) return json;
  const { data, ...beside } = json;
  const isEnvelope = Object.entries(schema.shape as Record<string, z.ZodType>).some(
    ([name, field]) => (beside[name] ?? null) === null && !field.safeParse(undefined).success,
  );
  // A record may have a field `data` of its own; an envelope has a status of its own, and lacks the id.
  return isEnvelope ? { ...beside, ...data } : { ...data, ...beside };
}

/** A map from id to name. Some languages write an empty map, and one with the keys 0, 1, 2, as a list. */
function withoutEnvelopeOfMap(json: unknown): unknown {
  if (Array.isArray(json)) return { ...json };
  if (!isRecord(json) || typeof json.data !== 'object' || json.data === null) return json;
  const { data, ...beside } = json;
  return Object.keys(beside).every((name) => envelopeFields.includes(name)) ? { ...data } : json;
}

/** What an answer holds as `data`, with what came beside it. Anything but a record stays as it is, to be judged. */
function withData({ data = null, ...beside }: Record<string, unknown>): unknown {
  // Some languages write an empty map as a list; others name the success alone.
  const isEmpty = data === null || data === '' || (Array.isArray(data) && data.length === 0) || isYes(data);
  if (isEmpty) return Object.keys(beside).length > 0 ? beside : null;
  return isRecord(data) ? { ...beside, ...data } : data;
}

/** Fields that came under another of their names, under the one that the contract gives them. */
function withAliases({ aliases }: Endpoint, json: unknown): unknown {
  if (!aliases || !isRecord(json)) return json;
  const renamed = Object.entries(aliases).flatMap(([field, names]): [string, unknown][] => {
    const name = (json[field] ?? null) === null && names.find((other) => other in json);
    return name ? [[field, json[name]]] : [];
  });
  return { ...json, ...Object.fromEntries(renamed) };
}

/** A list that came bare, in an envelope or under another of its names, under the name that the contract gives it. */
function withList({ key, names }: NonNullable<Endpoint['list']>, json: unknown): unknown {
  if (Array.isArray(json)) return { [key]: json };
  if (!isRecord(json)) return json;
  const nameIn = (frame: Record<string, unknown>) =>
    [key, ...names].find((name) => Array.isArray(frame[name]));
  const frame = nameIn(json) === undefined && isRecord(json.data) ? { ...json, ...json.data } : json;
  const name = nameIn(frame);
  if (name !== undefined) return { ...frame, [key]: frame[name] };
  // Some languages write an empty list as null; `data: null` alone is not a list, nor is null beside a message.
  const isEmpty = [key, ...names].some((other) => other !== 'data' && frame[other] === null);
  return isEmpty && !frame.message && !namesRefusal(json) ? { ...frame, [key]: [] } : json;
}

/** The link to the rest of a list where it came beside `_links`, or as no more than its address. */
function withNextLink(schema: z.ZodObject, json: unknown): unknown {
  if (!isRecord(json) || !('_links' in schema.shape)) return json;
  const links = isRecord(json._links) ? json._links : {};
  const next = links.next ?? json.next ?? null;
  if (next === null) return json;
  return { ...json, _links: { ...links, next: typeof next === 'string' ? { href: next } : next } };
}
