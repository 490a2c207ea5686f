type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${CamelCase<Capitalize<Tail>>}`
  : Text;

/** The same value with camel-case keys at every depth, and without `_links`. */
export type CamelKeys<Value> = Value extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : Value extends object
    ? {
        [Key in keyof Value as Key extends '_links' ? never : CamelCase<Key & string>]: CamelKeys<Value[Key]>;
      }
    : Value;

/**
 * From wire names to the portal's names, at every depth. Links are left out: an address of the firm's API
 * never reaches the browser (SEC-G1).
 */
export function camelKeys<Value>(value: Value): CamelKeys<Value> {
  return convert(value) as CamelKeys<Value>;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_links')
      .map(([key, inner]) => [camelCase(key), convert(inner)]),
  );
}

/** `line_1` becomes `line1`, `country_id` becomes `countryId`. */
export function camelCase(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
}
