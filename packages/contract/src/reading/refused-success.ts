import { fieldsIn, isPhrase, readNamedRefusal } from './refusal.ts';

/** Values of a flag that mean success. */
const yes = /^(?:true|1|ok|yes|done|success|successful|valid|verified|authenticated|2\d\d)$/i;
/** Those that mean refusal; a word between the two, such as `pending`, says nothing for certain. */
const no =
  /^(?:false|0|no|invalid|fail|failed|failure|error|refused|rejected|denied|forbidden|expired|revoked|used|not[ _]?found|unauthori[sz]ed|unauthenticated|[45]\d\d)$/i;

/** True for a word, a number or a flag that names a success, such as `OK.` or 200. */
export function isYes(value: unknown): boolean {
  return isWord(value) && yes.test(String(value).replace(/[.!]$/, ''));
}

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

/** Other names of a flag, in an answer to a code. */
const outcome =
  /^(?:is|otp|code)?_?(?:ok|result|success(?:ful)?|valid|verified|authenticated|match(?:es|ed)?)$/i;
/** Names under which a sentence is the answer, in place of `message`. */
const sentenceNames = ['detail', 'reason', 'msg', 'otp'];

/**
 * The same for a step of the sign-in, where a flag or a code other than yes, or a sentence without a flag, counts as a
 * refusal too: a doubtful answer admits no one (specification section 8, "Unable to verify OTP").
 */
export function isRefusedOrDoubtful(json: unknown): boolean {
  if (isYes(json)) return false;
  const parts = partsOf(json);
  if (holdsToken(parts)) return false;
  if (outcomesOf(parts).some((value) => no.test(String(value)))) return true;
  const flags = flagsOf(parts);
  if (flags.length > 0) return flags.some((flag) => !yes.test(String(flag)));
  const words = [json, ...parts.map(({ data }) => data)].flat().filter(isWord);
  if (namesRefusal(json) || words.some((word) => no.test(String(word)))) return true;
  if (parts.some(({ code }) => isWord(code) && !yes.test(String(code)))) return true;
  const { fields, message } = readNamedRefusal(json);
  const isSentence = message !== undefined && !isYes(message) && !parts.some(({ jwt }) => Boolean(jwt));
  // What a set-up shows (API-5) is not a list of faults.
  const faults = fields.filter(({ field }) => field !== 'recovery_codes');
  return isSentence || faults.length > 0 || parts.some(isBareRefusal);
}

/** Text, a number or a flag. */
function isWord(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** Flags under other names, of which only a no is certain. */
function outcomesOf(parts: readonly Part[]): unknown[] {
  const entries = parts.flatMap((part) => Object.entries(part));
  return entries.flatMap(([name, value]) => (outcome.test(name) && isWord(value) ? [value] : []));
}

/** A map of sentences. */
function isBareRefusal(part: Part): boolean {
  return (
    fieldsIn(part).some(({ message }) => isPhrase(message)) ||
    sentenceNames.some((name) => isPhrase(part[name]))
  );
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
