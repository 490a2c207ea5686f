import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger, withFieldsOnly } from './logger.ts';
import { UpstreamError } from './upstream/upstream-error.ts';

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
    'hides %s, should anybody ever log it',
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

  it('of some fields only writes no other, whatever its name', () => {
    const line = record((logger) =>
      withFieldsOnly(logger, ['route', 'status']).info(
        { route: '/x', status: 200, postcode: 'canary', token: 'canary', request: { body: 'canary' } },
        'answered',
      ),
    );
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

  it('cannot be made to write a second line', () => {
    const line = record((logger) => logger.info({ subject: 'a\r\n{"level":60}' }, 'x'));
    expect(line.trim().split('\n')).toHaveLength(1);
  });
});
