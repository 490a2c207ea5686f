type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${CamelCase<Capitalize<Tail>>}`
  : Text;

/** The same value with the portal's names at every depth. */
export type CamelKeys<Value> = Value extends readonly (infer Item)[]
  ? CamelKeys<Item>[]
  : Value extends object
    ? { [Key in keyof Value as CamelCase<Key & string>]: CamelKeys<Value[Key]> }
    : Value;

/** `line_1` becomes `line1`, `country_id` becomes `countryId`. */
export function camelCase(key: string): string {
  return key.replace(/_([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase());
}

/** `line1` becomes `line_1`, `countryId` becomes `country_id`. */
export function snakeCase(key: string): string {
  return key.replace(/[A-Z]|\d+/g, (mark) => `_${mark.toLowerCase()}`);
}
