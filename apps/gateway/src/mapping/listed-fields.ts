import { z } from 'zod';
import { type CamelKeys, snakeCase } from './wire-names.ts';

/** What an answer of the firm must have for a result: every field that is listed, under its name on the wire. */
type Gives<Wire, Result> = CamelKeys<Wire> extends Result ? Wire : never;

/**
 * SEC-F4: makes the function that turns an answer of the firm into a result: it copies the fields that the output of
 * its procedure lists, at every depth, and nothing else; so no link either (SEC-G21). A text that may be missing has no
 * outer spaces, and is null where it is blank. The names are looked up once, when the mapper is made.
 */
export function mapperTo<Output extends z.ZodType>(output: Output) {
  const convert = converterTo(output) ?? ((value: unknown) => value);
  return <Wire>(wire: Wire & Gives<Wire, z.output<Output>>) => convert(wire) as z.output<Output>;
}

type Convert = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

const leaves = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral] as const;

/** Undefined for what is taken over as it is: numbers, flags, texts that are always there, and lists of these. */
function converterTo(schema: z.ZodType): Convert | undefined {
  if (schema instanceof z.ZodNullable) return converterToNullable(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return eachBy(converterTo(schema.element as z.ZodType));
  if (schema instanceof z.ZodObject) return fieldsOf(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return kindOf(schema);
  if (leaves.some((leaf) => schema instanceof leaf)) return undefined;
  throw new Error(`No mapper can be made to a schema of type ${schema.type}`);
}

function converterToNullable(schema: z.ZodType): Convert | undefined {
  if (schema instanceof z.ZodString) return (value) => textOrNull(value as string | null);
  const convert = converterTo(schema);
  return convert && ((value) => (value === null ? null : convert(value)));
}

/** A text of the firm without outer spaces; a blank one is null, as if it were not there. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

function eachBy(convert: Convert | undefined): Convert | undefined {
  return convert && ((values) => (values as readonly unknown[]).map(convert));
}

function fieldsOf({ shape }: z.ZodObject): Convert {
  const fields = Object.entries(shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    wireName: snakeCase(name),
    convert: converterTo(field),
  }));
  return (value) => {
    const given = value as Fields;
    const result: Record<string, unknown> = {};
    for (const { name, wireName, convert } of fields)
      result[name] = convert ? convert(given[wireName]) : given[wireName];
    return result;
  };
}

function kindOf(schema: z.ZodDiscriminatedUnion): Convert {
  const { discriminator, options } = schema.def;
  const kinds = new Map(
    (options as z.ZodObject[]).map((option) => {
      const kind = option.shape[discriminator] as z.ZodLiteral;
      return [kind.value, fieldsOf(option)];
    }),
  );
  const wireName = snakeCase(discriminator);
  return (value) => {
    const kind = (value as Fields)[wireName] as z.core.util.Literal;
    return kinds.get(kind)?.(value);
  };
}
