import { formName } from '@portal/contract/encode-form';

/** Values of a form or a query by the names under which they travel; what is undefined is left out. */
export function flatValues(
  values: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      if (value === undefined) return [];
      const name = [...path, key];
      if (typeof value === 'object' && value !== null)
        return Object.entries(flatValues(value as Record<string, unknown>, name));
      return [[formName(name), value]];
    }),
  );
}
