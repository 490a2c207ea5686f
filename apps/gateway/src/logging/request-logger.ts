import type { FastifyBaseLogger } from 'fastify';
import type { Bindings } from 'pino';

type Line = Parameters<FastifyBaseLogger['info']>;

/**
 * The logger of one request. Most requests write no line with it, so pino's, which costs as much as one, is made for
 * the first.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...given);
  }

  trace(...line: unknown[]): void {
    this.#own.trace(...(line as Line));
  }

  debug(...line: unknown[]): void {
    this.#own.debug(...(line as Line));
  }

  info(...line: unknown[]): void {
    this.#own.info(...(line as Line));
  }

  warn(...line: unknown[]): void {
    this.#own.warn(...(line as Line));
  }

  error(...line: unknown[]): void {
    this.#own.error(...(line as Line));
  }

  fatal(...line: unknown[]): void {
    this.#own.fatal(...(line as Line));
  }

  silent(): void {}
}
