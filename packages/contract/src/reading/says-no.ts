import { readNamedRefusal } from './refusal.ts';

/** Values of a flag that mean success. */
const yes = /^(?:true|1|ok|yes|done|success|successful|valid|verified|authenticated|2\d\d)$/i;
/** Those that mean refusal; a word between the two, such as `pending`, says nothing for certain. */
const no =
  /^(?:false|0|no|invalid|fail|failed|failure|error|refused|rejected|denied|forbidden|expired|revoked|used|not[ _]?found|unauthori[sz]ed|unauthenticated|[45]\d\d)$/i;

/**
 * True for the JSON of a success that clearly names a refusal: by a flag, an `error`, faults of fields, or no more than
 * a word such as "Unauthorized". A new token always means success.
 */
export function namesRefusal(json: unknown): boolean {
  const parts = partsOf(json);
  if (holdsToken(parts)) return false;
  const flags = flagsOf(parts);
  if (flags.some((flag) => no.test(String(flag)))) return true;
  if (flags.some((flag) => yes.test(String(flag)))) return false;
  const bodies = [json, ...parts.map(({ data }) => data)];
  const words = [...bodies, ...parts.map(({ message }) => message)].filter((word) => word !== '');
  return (
    bodies.includes(false) ||
    words.some((word) => typeof word === 'string' && no.test(word)) ||
    parts.some(({ error, errors }) => holdsSomething(error) || holdsSomething(errors))
  );
}

/**
 * The same for a step of the sign-in, where a flag that is no yes, or a message without a flag, counts as a refusal
 * too: a doubtful answer admits no one (specification section 8, "Unable to verify OTP").
 */
export function saysNo(json: unknown): boolean {
  if (typeof json === 'string' && yes.test(json.replace(/[.!]$/, ''))) return false;
  const parts = partsOf(json);
  if (holdsToken(parts)) return false;
  const flags = flagsOf(parts);
  if (flags.length > 0) return flags.some((flag) => !yes.test(String(flag)));
  const { fields, message } = readNamedRefusal(json);
  if (namesRefusal(json) || fields.length > 0) return true;
  return message !== undefined && !parts.some(({ jwt }) => Boolean(jwt));
}

type Part = Readonly<Record<string, unknown>>;

/** The body, and its `data`. */
function partsOf(json: unknown): Part[] {
  if (typeof json !== 'object' || json === null) return [];
  const { data } = json as Part;
  const inner = typeof data === 'object' && data !== null && !Array.isArray(data) ? [data as Part] : [];
  return [json as Part, ...inner];
}

function holdsToken(parts: readonly Part[]): boolean {
  return parts.some(({ jwt }) => typeof jwt === 'string' && jwt !== '');
}

function flagsOf(parts: readonly Part[]): unknown[] {
  return parts
    .flatMap(({ success, status, valid, authenticated }) => [success, status, valid, authenticated])
    .filter((flag) => (flag ?? null) !== null);
}

/** Some languages write an empty map as a list. */
function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
