/** A value of a form or of a query, one level of nesting deep. */
type FormValue = string | number | boolean | null | undefined;

/**
 * The bracket form of the firm's API: `{ LoginForm: { username } }` becomes `LoginForm[username]=…`, percent-encoded.
 * What is undefined or null is left out. Anything deeper is a programming error and throws.
 */
export function encodeForm(fields: Readonly<Record<string, unknown>>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) append(pairs, formName([name, key]), inner);
    } else append(pairs, name, value);
  }
  return pairs.toString();
}

/** A name as it is sent in a form: `['LoginForm', 'password']` is `LoginForm[password]`. */
export function formName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}

function append(pairs: URLSearchParams, name: string, value: unknown): void {
  if (!isFormValue(value)) throw new TypeError(`The form field ${name} is not a plain value`);
  if (value !== undefined && value !== null) pairs.append(name, String(value));
}

function isFormValue(value: unknown): value is FormValue {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
