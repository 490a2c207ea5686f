import { formName } from '@portal/contract/encode-form';
import type { Endpoint } from '@portal/contract/endpoint';
import { type ErrorCode, errorStatus } from '@portal/contract/errors/error';
import { refusalsOf } from '@portal/contract/errors/refusals';
import { unwrapField } from '@portal/contract/shapes/promised';
import { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;

/** Valid ids that no record has. */
const nobodys = ['00000000-0000-4000-8000-000000000000', 'no-such-entry'];

/** A value that no parameter of the contract accepts, except free-text search. */
const nonsense = '!';

/** Path parameters that name no existing record; undefined where the path has none. */
export function unknownParams({ params }: Endpoint): Values | undefined {
  return params && idsOfNobody(params);
}

/** The same where the id is in the query. */
export function unknownQuery({ query }: Endpoint): Values | undefined {
  return query && idsOfNobody(query);
}

/** With which code a call says "not found". */
export function notFoundCodeOf(endpoint: Endpoint): ErrorCode | undefined {
  return refusalsOf(endpoint).find((code) => errorStatus[code] === errorStatus.NOT_FOUND);
}

function idsOfNobody({ shape }: NonNullable<Endpoint['params']>): Values {
  const ids = Object.entries(shape).map(([name, schema]) => [
    name,
    nobodys.find((id) => schema.safeParse(id).success) ?? nonsense,
  ]);
  return Object.fromEntries(ids);
}

/** A query with one unreadable value, and the name of that value on the wire. */
export type WrongQuery = { readonly name: string; readonly query: Values };

/** One for each query value that does not accept every text. */
export function wrongQueries({ query }: Endpoint): WrongQuery[] {
  if (!query) return [];
  const wrong = leavesOf(query).map((path) => ({ name: formName(path), query: nest(path) }));
  return wrong.filter((one) => !query.safeParse(one.query).success);
}

function leavesOf(schema: z.ZodObject, path: readonly string[] = []): string[][] {
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
    const inner = unwrapField(field);
    return inner instanceof z.ZodObject ? leavesOf(inner, [...path, name]) : [[...path, name]];
  });
}

function nest(path: readonly string[]): Values {
  return path.reduceRight<Values | string>((inner, name) => ({ [name]: inner }), nonsense) as Values;
}
