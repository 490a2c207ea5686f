import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aDevice } from '../test/a-device.ts';
import { aFirmToken, testNowSeconds } from '../test/build/a-firm-token.ts';
import { buildTestApp, errorOf, injectedOrigin, testNonce } from '../test/build-test-app.ts';
import { holder, startTokens } from '../test/session-tokens.ts';

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = [{ ...privateKey.export({ format: 'jwk' }), kid: 'key-2026' }];

/** An order of a client who is signed in, before a firm that cannot be reached. */
async function order(payload: string, contentType = 'application/json') {
  const { app, lines } = await buildTestApp({ STATEMENT_KEYS: JSON.stringify({ keys }) });
  const device = aDevice();
  const { tokens } = await startTokens();
  const { token } = await tokens.issue(await aFirmToken(), { ...holder, jkt: device.jkt });
  const call = { method: 'POST', url: `${injectedOrigin}/statements`, at: testNowSeconds };
  const headers = device.headers({ ...call, token, nonce: testNonce });
  const answer = await app.inject({
    method: 'POST',
    url: '/statements',
    headers: { ...headers, 'content-type': contentType },
    payload,
  });
  return { refusal: [answer.statusCode, errorOf(answer).data.appCode], lines };
}

const nested = (depth: number) => `{"withAmounts":true,"policyIds":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('SEC-G6, SEC-G24: the body of an order of a statement', () => {
  it.each([
    ['nested too deep', nested(20), [400, 'MALFORMED_REQUEST']],
    ['no JSON', '{', [400, 'MALFORMED_REQUEST']],
    ['empty', '', [400, 'MALFORMED_REQUEST']],
    ['with a dangerous key', '{"withAmounts":true,"__proto__":{}}', [400, 'MALFORMED_REQUEST']],
    ['larger than 64 kB', JSON.stringify('x'.repeat(70_000)), [413, 'PAYLOAD_TOO_LARGE']],
    ['no order', nested(19), [422, 'VALIDATION']],
  ])('is refused when it is %s', async (_what, payload, refusal) => {
    expect((await order(payload)).refusal).toEqual(refusal);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is refused as %s',
    async (contentType) => {
      const { refusal } = await order('{"withAmounts":true}', contentType);
      expect(refusal).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it('is read where it is valid', async () => {
    expect((await order('{"withAmounts":true}')).refusal).toEqual([502, 'UPSTREAM_DOWN']);
  });
});

it('S-7: a statement that failed has its reason in one line of the log', async () => {
  const { lines } = await order('{"withAmounts":true}');
  const faults = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(faults).toMatchObject([{ appCode: 'UPSTREAM_DOWN', procedure: '/statements' }]);
});
