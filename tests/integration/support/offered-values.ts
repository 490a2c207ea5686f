import type { Endpoint } from '@portal/contract/endpoint';
import { endpoints } from '@portal/contract/endpoints';
import { offeredPart, unwrapField } from '@portal/contract/shapes/promised';
import { z } from 'zod';
import type { PassingCall } from './altered-upstream.ts';

const table: readonly Endpoint[] = Object.values(endpoints).toSorted(
  (left, right) => Number(left.path.includes('{')) - Number(right.path.includes('{')),
);

/** Offered fields that held a value in no success of a read; each with its call and path. */
export function fieldsWithoutValue(calls: readonly PassingCall[]): string[] {
  const hasValue = new Map<string, boolean>();
  for (const { method, path, answer } of calls) {
    const endpoint = table.find((one) => one.method === method && patternOf(one).test(path));
    if (method !== 'GET' || answer.status !== 200 || !endpoint) continue;
    for (const [fieldPath, value] of offeredIn(endpoint.answer, answer.json)) {
      const key = `${method} ${endpoint.path} ${fieldPath.replace(/^\./, '')}`;
      hasValue.set(key, hasValue.get(key) || (value ?? null) !== null);
    }
  }
  return [...hasValue].flatMap(([key, has]) => (has ? [] : [key])).toSorted();
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

type Offered = readonly [path: string, value: unknown];

function offeredIn(schema: z.ZodType, value: unknown, path = ''): Offered[] {
  const inner = unwrapField(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item) => offeredIn(inner.element as z.ZodType, item, `${path}[]`));
  if (inner instanceof z.ZodUnion) {
    const form = (inner.options as z.ZodType[]).find((option) => option.safeParse(value).success);
    return form ? offeredIn(form, value, path) : [];
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]): Offered[] => {
    const held: unknown = Reflect.get(value, name);
    const at = `${path}.${name}`;
    const own: Offered[] = offeredPart(field) === undefined ? [] : [[at, held]];
    return [...own, ...offeredIn(field, held, at)];
  });
}
