import type { Spoiling } from './fault-plan.ts';

type WrongShape = Extract<Spoiling, { kind: 'wrong_shape' }>;

/** Valid JSON that breaks the contract; a body that is not JSON is unchanged. */
export function breakShape(body: Buffer, effect: WrongShape): Buffer {
  const value = readJson(body);
  if (value === undefined) return body;
  const { field } = effect;
  const broken = field === undefined ? NOT_AGREED : without(value, field, effect);
  return Buffer.from(JSON.stringify(broken));
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** No answer of the contract is a text, while some may come as a bare list. */
const NOT_AGREED = 'not what was agreed';

/** The field is changed at every depth. */
function without(value: unknown, field: string, effect: WrongShape): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, field, effect));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (name !== field) return [[name, without(inner, field, effect)]];
    return effect.becomes === 'missing' ? [] : [[name, ofAnotherType(inner)]];
  });
  return Object.fromEntries(entries);
}

/** No field of the contract may be either a list or something else. */
function ofAnotherType(value: unknown): unknown {
  return Array.isArray(value) ? 'not a list' : ['not', 'what', 'was', 'agreed'];
}
