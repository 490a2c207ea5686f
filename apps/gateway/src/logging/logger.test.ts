import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { LoggableError } from './describe-error.ts';
import { createLogger, linesOf } from './logger.ts';
import { RequestLogger } from './request-logger.ts';

function record(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  write(createLogger('trace', sink));
  return lines.join('');
}

describe('SEC-H4: the log', () => {
  it.each(['authorization', 'password', 'token', 'jwt', 'otp', 'code', 'email', 'secret'])(
    'redacts %s if it is ever logged',
    (name) => {
      const line = record((logger) =>
        logger.info({ [name]: 'canary', request: { [name]: 'canary', headers: { [name]: 'canary' } } }, 'x'),
      );
      expect(line).not.toContain('canary');
      expect(line).toContain('[hidden]');
    },
  );

  it('repeats no message of an error, only where it happened', () => {
    const line = record((logger) => logger.error({ err: new Error('canary\n    at canary:1:1') }, 'x'));
    expect(line).not.toContain('canary');
    expect(line).toContain('logger.test.ts');
  });

  it('repeats the sentence of a fault of our own, and of its cause no more than where it happened', () => {
    const err = new LoggableError('The virus scanner is silent', { cause: new TypeError('canary') });
    const line = record((logger) => logger.error({ err }, 'x'));
    expect(line).not.toContain('canary');
    expect(JSON.parse(line).err).toMatchObject({
      type: 'LoggableError',
      message: 'The virus scanner is silent',
      cause: {
        type: 'TypeError',
        stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
      },
    });
  });

  it('says of a failed call which it was and how, without the words of the service', () => {
    const details = { call: 'GET /v1/firm', status: 500, code: 'ODD' };
    const line = record((logger) =>
      logger.error({ err: new UpstreamError('refused', 'canary', details) }, 'x'),
    );
    expect(line).not.toContain('canary');
    expect(JSON.parse(line).err).toEqual({
      type: 'UpstreamError',
      kind: 'refused',
      call: 'GET /v1/firm',
      status: 500,
      wireCode: 'ODD',
    });
  });

  it('with a fixed list of fields writes no other field, whatever its name', () => {
    const given = {
      token: 'canary',
      request: { body: 'canary' },
      postcode: 'canary',
      route: '/x',
      status: 200,
    };
    const line = record((logger) => linesOf(logger, ['route', 'status'])(given, 'answered'));
    expect(line).not.toContain('canary');
    expect(JSON.parse(line)).toEqual({
      level: 30,
      time: expect.any(String),
      app: 'gateway',
      route: '/x',
      status: 200,
      msg: 'answered',
    });
  });

  it('SEC-H7: cannot be made to write a second line', () => {
    const line = record((logger) => logger.info({ subject: 'a\r\n{"level":60}' }, 'x'));
    expect(line.trim().split('\n')).toHaveLength(1);
  });

  it('of a request has its bindings, redacted, and so do its children', () => {
    const lines = record((logger) => {
      const own = new RequestLogger(logger, { requestId: 'one', token: 'canary' });
      own.warn({ code: 'canary', n: 1 }, 'first');
      own.child({ part: 2 }).info('second');
    });
    expect(lines).not.toContain('canary');
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { level: 40, requestId: 'one', n: 1, msg: 'first' },
      { level: 30, requestId: 'one', part: 2, msg: 'second' },
    ]);
  });
});
