import { readRefusal } from './refusal.ts';

/** Values of `success` and `status` that mean success. */
const yes = /^(?:true|1|ok|yes|success|successful|valid|verified|authenticated|2\d\d)$/i;

/**
 * True for the JSON of a success that names a refusal: a `success` or `status` that is no yes, an `error`, or fields at
 * fault. A new token always means success.
 */
export function namesRefusal(json: unknown): boolean {
  const parts = partsOf(json);
  if (parts.some(({ jwt }) => typeof jwt === 'string' && jwt !== '')) return false;
  const flags = flagsOf(parts);
  if (flags.length > 0) return flags.some((flag) => !yes.test(String(flag)));
  return (
    json === false || parts.some(({ error, data }) => Boolean(error) || data === false) || hasFields(json)
  );
}

/**
 * The same for a step of the sign-in, where a message without a flag counts as a refusal too: a doubtful answer admits
 * no one (specification section 8, "Unable to verify OTP").
 */
export function saysNo(json: unknown): boolean {
  if (namesRefusal(json)) return true;
  const parts = partsOf(json);
  const isPlainYes = parts.some(({ jwt }) => Boolean(jwt)) || flagsOf(parts).length > 0;
  return !isPlainYes && readRefusal(json).message !== '';
}

type Part = Readonly<Record<string, unknown>>;

/** The body, and its `data`. */
function partsOf(json: unknown): Part[] {
  if (typeof json !== 'object' || json === null) return [];
  const { data } = json as Part;
  const inner = typeof data === 'object' && data !== null && !Array.isArray(data) ? [data as Part] : [];
  return [json as Part, ...inner];
}

function flagsOf(parts: readonly Part[]): unknown[] {
  return parts.flatMap(({ success, status }) => [success, status]).filter((flag) => (flag ?? null) !== null);
}

function hasFields(json: unknown): boolean {
  return readRefusal(json).fields.length > 0;
}
