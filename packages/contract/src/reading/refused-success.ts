import type { Endpoint } from '../endpoint.ts';
import { faultsOfBody, fieldsIn, isPhrase, readNamedRefusal } from './refusal.ts';

/** Values of a flag that mean success. */
const yes = /^(?:true|1|ok|yes|done|success|successful|valid|verified|authenticated|2\d\d)$/i;
/** Those that mean refusal; a word between the two, such as `pending`, says nothing for certain. */
const no =
  /^(?:false|0|no|invalid|fail|failed|failure|error|refused|rejected|denied|forbidden|expired|revoked|used|not[ _]?found|unauthori[sz]ed|unauthenticated|[45]\d\d)$/i;

/** What a session or a device is once it has been ended: where that is what was asked for, it is not a refusal. */
const ended = /^(?:expired|revoked)$/i;

/** True for a word, a number or a flag that names a success, such as `OK.` or 200. */
export function isYes(value: unknown): boolean {
  return isWord(value) && yes.test(String(value).replace(/[.!]$/, ''));
}

/** Names of a flag, as in `bareName`, of which only a no is certain. */
const outcomes = [
  'ok',
  'success',
  'successful',
  'valid',
  'authenticated',
  'authorised',
  'authorized',
  'loggedin',
];
const outcomesOfCode = ['result', 'verified', 'match', 'matches', 'matched', 'passed', 'correct', 'accepted'];
/** Names under which a false is not about a code. */
const harmless = ['termsaccepted', 'acceptedterms', 'vip', 'active', 'error', 'errors'];
/** Names under which a text is the answer, in place of `message`. */
const sentenceNames = ['detail', 'reason', 'msg'];

/** The parts of an endpoint that say which names of an answer are about what was sent. */
type BlamableParts = Partial<Pick<Endpoint, 'body' | 'mayBlameFields' | 'method'>>;

function isNo(value: unknown): boolean {
  return no.test(String(value));
}

/**
 * True for the JSON of a success that clearly names a refusal: by a flag, an `error`, faults of fields, or no more than
 * a word such as "Unauthorized". A new token always means success.
 */
export function namesRefusal(json: unknown, { body, mayBlameFields, method }: BlamableParts = {}): boolean {
  const parts = partsOf(json);
  if (holdsToken(parts)) return false;
  const isRefusal = (word: unknown) => isNo(word) && !(method === 'DELETE' && ended.test(String(word)));
  const flags = flagsOf(parts);
  if ([...flags, ...wordsUnder(outcomes, parts)].some(isRefusal)) return true;
  if (mayBlameFields && faultsOfBody(json, body).length > 0) return true;
  if (flags.some(isYes)) return false;
  const bodies = [json, ...parts.flatMap(({ data, result }) => [data, result])];
  const words = [...bodies, ...parts.map(({ message }) => message)];
  return (
    bodies.includes(false) ||
    words.some((word) => typeof word === 'string' && isRefusal(word)) ||
    parts.some(({ error, errors }) => holdsSomething(error) || holdsSomething(errors))
  );
}

/**
 * The same for a step of the sign-in, where a flag or a code other than yes, a false under an unknown name, or a
 * sentence without a flag, counts as a refusal too: a doubtful answer admits no one (specification section 8, "Unable
 * to verify OTP").
 */
export function isRefusedOrDoubtful(json: unknown, { body }: BlamableParts = {}): boolean {
  if (isYes(json)) return false;
  const parts = partsOf(json);
  if (holdsToken(parts)) return false;
  if (wordsUnder([...outcomes, ...outcomesOfCode], parts).some(isNo)) return true;
  if (blamesCode(json) || faultsOfBody(json, body).length > 0) return true;
  const flags = flagsOf(parts);
  if (flags.length > 0) return !flags.every(isYes);
  const words = [json, ...parts.map(({ data }) => data)].flat().filter(isWord);
  if (namesRefusal(json) || words.some(isNo) || parts.some(holdsFalse)) return true;
  if (parts.some(({ code }) => isWord(code) && !isYes(code))) return true;
  const { fields, message } = readNamedRefusal(json);
  const isSentence = message !== undefined && !isYes(message) && !parts.some(({ jwt }) => Boolean(jwt));
  // What a set-up shows (API-5) is not a list of faults.
  const faults = fields.filter(({ field }) => field !== 'recovery_codes');
  return isSentence || faults.length > 0 || parts.some(isBareRefusal);
}

/** True where anything but a yes comes under a name of the one-time code. */
function blamesCode(part: unknown, isOfCode = false): boolean {
  if (typeof part !== 'object' || part === null) return isOfCode && holdsNoYes(part);
  return Object.entries(part).some(([name, value]) =>
    blamesCode(value, isOfCode || /(?:^|\W)otp(?:form)?\W?$/i.test(name)),
  );
}

function holdsFalse(part: Part): boolean {
  return Object.entries(part).some(
    ([name, value]) => /^(?:false|0)$/i.test(String(value)) && !harmless.includes(bareName(name)),
  );
}

/** Text, a number or a flag. */
function isWord(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function wordsUnder(names: readonly string[], parts: readonly Part[]): unknown[] {
  const entries = parts.flatMap((part) => Object.entries(part));
  return entries.flatMap(([name, value]) => (names.includes(bareName(name)) && isWord(value) ? [value] : []));
}

/** `valid` of `isOtpValid` and of `valid_invite`. */
function bareName(name: string): string {
  const subject = /^(?:is)?(?:otp|code|invite|session|token)?|(?:otp|code|invite|session|token)$/g;
  return name.toLowerCase().replaceAll('_', '').replace(subject, '');
}

/** A map of sentences. */
function isBareRefusal(part: Part): boolean {
  return (
    fieldsIn(part).some(({ message }) => isPhrase(message)) ||
    sentenceNames.some((name) => [part[name]].flat().some(holdsNoYes))
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

/** True for anything but a yes, and nothing. */
function holdsNoYes(value: unknown): boolean {
  return (value ?? '') !== '' && !isYes(value);
}

/** Some languages write an empty map as a list. */
function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
