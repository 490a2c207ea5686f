import type { z } from 'zod';
import { encodeForm } from './encode-form.ts';
import type { ErrorCode } from './errors/error.ts';
import type { StepUpFamily } from './shapes/step-up-family.ts';

/**
 * The token that a caller needs. `none`: nothing. `interim`: at least the password was right. `terms`: every factor was
 * shown, terms may still be open. `full`: all of it. `unlock` tokens open no endpoint of the table but a retry of the
 * password.
 */
export type AuthLevel = 'none' | 'interim' | 'terms' | 'full';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Params = z.ZodObject;

/**
 * One call of the firm's API, from which the gateway's client and the mock's routes are both made, or of the controls
 * of the mock (qa/qa-endpoints.ts).
 */
export type Endpoint = {
  /** The requirement, such as `API-1`. */
  readonly row: string;
  readonly summary: string;
  readonly method: Method;
  /** Path with `{name}` for each parameter: under /v1 the firm's API, under /qa the controls of the mock. */
  readonly path: `/${'v1' | 'qa'}/${string}`;
  readonly auth: AuthLevel;
  /** Where `auth` is `none`: the token that a caller may send, which is then checked. */
  readonly acceptsBearer?: 'interim' | 'unlock';
  /**
   * Where the call changes something sensitive: the family of it. A service that offers step-up refuses it with
   * STEP_UP_REQUIRED some minutes after the sign-in, unless `X-Step-Up-Token` holds a token of this family (SEC-D9).
   */
  readonly stepUp?: StepUpFamily;
  /** True where nothing is refused without it, and a part of the answer is left out instead. */
  readonly stepUpIsOptional?: boolean;
  /** What it may be refused with beside what its level, parameters and body bring with them; see refusals.ts. */
  readonly refusals?: readonly ErrorCode[];
  readonly params?: Params;
  readonly query?: Params;
  /** Headers that this call alone takes, by the names they are documented under; all are optional. */
  readonly headers?: Params;
  /** How the body travels: JSON, a form with keys such as `LoginForm[username]`, or fields and one file as a stream. */
  readonly encoding?: 'json' | 'form' | 'multipart';
  readonly body?: z.ZodObject;
  /** Promised and offered fields of the answer: see promised.ts. */
  readonly answer: z.ZodType;
  /**
   * True where the specification gives no shape for the answer: every 2xx that `isRefused` does not refuse is a
   * success, with or without a body.
   */
  readonly anyAnswer?: boolean;
  /** True where the answer is the bytes of a file, which are streamed and not parsed. */
  readonly answersBytes?: boolean;
  /**
   * True for the JSON of a 2xx answer that means a refusal of this endpoint; statusOfRefusedSuccess (refusal-code.ts)
   * gives its status.
   */
  readonly isRefused?: (
    json: unknown,
    endpoint: Pick<Endpoint, 'body' | 'mayBlameFields' | 'method'>,
  ) => boolean;
  /** The status of that refusal where it is about what was sent, and not about a password, a code or the session. */
  readonly refusedStatus?: 422;
  /** True where such a refusal is about what was sent once it names fields at fault, which alone make it one. */
  readonly mayBlameFields?: boolean;
  /** Other names under which a firm may give a field of the answer. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  /** Where the answer is a list: the field that holds it, and other names under which a firm may give it. */
  readonly list?: { readonly key: string; readonly names: readonly string[] };
  /** True where the specification does not show the call and the portal adds it. */
  readonly extension?: boolean;
  /** True where the specification shows no path: the portal reaches the call by links alone. */
  readonly reachedByLink?: boolean;
};

type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What is sent: params, query, headers and body, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = (E extends { params: infer P }
  ? { params: Input<P> }
  : { params?: never }) &
  (E extends { query: infer Q } ? { query?: Input<Q> } : { query?: never }) &
  (E extends { headers: infer H } ? { headers?: Input<H> } : { headers?: never }) &
  (E extends { body: infer B } ? { body: Input<B> } : { body?: never });

/** What a server reads after parsing. */
export type EndpointRequest<E extends Endpoint> = {
  params: E extends { params: infer P } ? Output<P> : undefined;
  query: E extends { query: infer Q } ? Output<Q> : undefined;
  headers: E extends { headers: infer H } ? Output<H> : undefined;
  body: E extends { body: infer B } ? Output<B> : undefined;
};

/** The parsed answer. */
export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;

/** Keeps the literal types of an entry, so that path, schemas and level are known to the compiler. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** Method and path pattern, for logs and errors: no values. */
export function callOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

type Values = Readonly<Record<string, unknown>>;

/** The path and query that a call is sent to; values as `buildPath` takes them. */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params, query = {} }: { readonly params?: Values | undefined; readonly query?: Values | undefined },
): string {
  const search = encodeForm(query);
  return `${buildPath(path, params)}${search && `?${search}`}`;
}

/**
 * Fills `{name}` in a path. Values must already have passed the schema; a missing one is a programming error and
 * throws.
 */
export function buildPath(path: string, params: Values = {}): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`Path ${path} lacks its parameter ${name}`);
    return encodeURIComponent(String(value));
  });
}
