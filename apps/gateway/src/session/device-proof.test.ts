import { createHmac, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aDevice, type ProofChange } from '../test/a-device.ts';
import { testNow, testNowSeconds } from '../test/build/a-firm-token.ts';
import { createProofVerifier, type ProofVerdict, tokenHash } from './device-proof.ts';
import { createProofNonces } from './proof-nonces.ts';

const device = aDevice();
const url = 'https://portal.example.com/trpc/policies.list';
const nonces = createProofNonces({ now: () => testNow });
const call = { method: 'GET', url, at: testNowSeconds, nonce: nonces.current() };
const request = {
  method: 'GET',
  url: '/trpc/policies.list?batch=1&input=%7B%7D',
  origins: ['https://portal.example.com'],
};

function check(proof: string, change: Partial<typeof request> = {}): ProofVerdict {
  return createProofVerifier({ now: () => testNow }, nonces)(proof, { ...request, ...change });
}

const forged = (change: ProofChange) => check(device.proof(call, change));

describe('SEC-D8: a proof that is good', () => {
  it('says which key was held, for which token, and until when it is remembered', () => {
    const verdict = check(
      device.proof({ ...call, token: 'a.b.c' }, { claims: { jti: 'once-and-never-again' } }),
    );
    expect(verdict).toEqual({
      jkt: device.jkt,
      ath: tokenHash('a.b.c'),
      jti: 'once-and-never-again',
      end: testNowSeconds + 60,
    });
  });

  it('is still good after those of a thousand other keys, of which no more are remembered', () => {
    const verify = createProofVerifier({ now: () => testNow }, nonces);
    const devices = [device, ...Array.from({ length: 1000 }, aDevice), device];
    const keys = devices.map((each) => verify(each.proof(call), request));
    expect(keys).toEqual(devices.map(({ jkt }) => expect.objectContaining({ jkt })));
  });

  it.each([0, 32])('may have a signature with a zero in front of the number at byte %i', (at) => {
    const isShort = (proof: string) => Buffer.from(proof.split('.')[2] ?? '', 'base64url')[at] === 0;
    let proof = device.proof(call);
    // One in 256 is such a proof.
    while (!isShort(proof)) proof = device.proof(call);
    expect(check(proof)).toMatchObject({ jkt: device.jkt });
  });

  it('names its key as RFC 7638 says, and hashes its token as RFC 9449 does', () => {
    // The key, the token and both hashes of RFC 9449, sections 4.1 to 7.1.
    const jwk = {
      kty: 'EC',
      x: 'l8tFrhx-34tV3hRICRDY9zCkDlpBhF42UQUfWVAWBFs',
      y: '9VE4jf_Ok_o64zbTTlcuNJajHmt6v9TDVrU0CdvGRDA',
      crv: 'P-256',
    };
    const example =
      'eyJ0eXAiOiJkcG9wK2p3dCIsImFsZyI6IkVTMjU2IiwiandrIjp7Imt0eSI6IkVDIiwieCI6Imw4dEZyaHgtMzR0VjNoUklDUkRZOXpDa0RscEJoRjQyVVFVZldWQVdCRnMiLCJ5IjoiOVZFNGpmX09rX282NHpiVFRsY3VOSmFqSG10NnY5VERWclUwQ2R2R1JEQSIsImNydiI6IlAtMjU2In19.eyJqdGkiOiJlMWozVl9iS2ljOC1MQUVCIiwiaHRtIjoiR0VUIiwiaHR1IjoiaHR0cHM6Ly9yZXNvdXJjZS5leGFtcGxlLm9yZy9wcm90ZWN0ZWRyZXNvdXJjZSIsImlhdCI6MTU2MjI2MjYxOCwiYXRoIjoiZlVIeU8ycjJaM0RaNTNFc05yV0JiMHhXWG9hTnk1OUlpS0NBcWtzbVFFbyJ9.2oW9RP35yRqzhrtNP86L-Ey71EOptxRimPPToA1plemAgR6pxHF8y6-yqyVnmcw6Fy1dqd-jfxSYoMxhAJpLjA';
    // It has no nonce.
    const verify = createProofVerifier({ now: () => new Date(1_562_262_618_000) }, { accepts: () => true });
    const verdict = verify(example, {
      method: 'GET',
      url: '/protectedresource',
      origins: ['https://resource.example.org'],
    });
    expect(JSON.parse(Buffer.from(example.split('.')[0] ?? '', 'base64url').toString()).jwk).toEqual(jwk);
    expect(verdict).toMatchObject({
      jkt: '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I',
      ath: 'fUHyO2r2Z3DZ53EsNrWBb0xWXoaNy59IiKCAqksmQEo',
    });
    expect(tokenHash('Kz~8mXK1EalYznwH-LC-1fBAo.4Ljp~zsPE_NeO.gxU')).toBe(
      'fUHyO2r2Z3DZ53EsNrWBb0xWXoaNy59IiKCAqksmQEo',
    );
  });

  it.each([-60, -1, 0, 1, 15])('may have been made %i seconds from our time', (seconds) => {
    expect(check(device.proof({ ...call, at: testNowSeconds + seconds }))).toMatchObject({ jkt: device.jkt });
  });

  it.each([
    ['another case and the usual port', { htu: 'HTTPS://PORTAL.example.com:443/trpc/policies.list' }],
    ['a query and a fragment', { htu: `${url}?a=b#c` }],
    ['a claim that we do not read', { exp: 1 }],
  ])('may have %s', (_what, claims) => {
    expect(forged({ claims })).toMatchObject({ jkt: device.jkt });
  });

  it('may be for any of the addresses by which the portal is known', () => {
    const origins = ['https://old.example.com', 'https://portal.example.com'];
    expect(check(device.proof(call), { origins })).toMatchObject({ jkt: device.jkt });
  });
});

describe('SEC-D8: a proof is refused', () => {
  const other = aDevice();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const secret = { kty: 'oct', k: 'AAAA' };
  const { d } = device.privateKey.export({ format: 'jwk' });

  it.each<[string, ProofChange]>([
    ['signed with another key', { key: other.privateKey }],
    ['naming another key', { header: { jwk: other.jwk } }],
    ['typ JWT', { header: { typ: 'JWT' } }],
    ['no typ', { header: { typ: undefined } }],
    ['alg none', { header: { alg: 'none' } }],
    ['alg HS256 with a secret in it', { header: { alg: 'HS256', jwk: secret } }],
    ['alg ES384', { header: { alg: 'ES384', jwk: p384.publicKey.export({ format: 'jwk' }) } }],
    ['alg RS256', { header: { alg: 'RS256', jwk: rsa.publicKey.export({ format: 'jwk' }) } }],
    ['alg PS256', { header: { alg: 'PS256' } }],
    ['no alg', { header: { alg: undefined } }],
    ['no key', { header: { jwk: undefined } }],
    ['a key address in place of the key', { header: { jwk: undefined, jku: 'https://evil.example.com' } }],
    ['a certificate beside the key', { header: { x5c: ['AAAA'] } }],
    ['a name beside the key', { header: { kid: '../../dev/null' } }],
    ['an unknown crit', { header: { crit: ['exp'] } }],
    ['the private key in it', { header: { jwk: { ...device.jwk, d } } }],
    ['other members in its key', { header: { jwk: { ...device.jwk, ext: true } } }],
    ['a point that is not on the curve', { header: { jwk: { ...device.jwk, y: device.jwk.x } } }],
    ['a coordinate cut short', { header: { jwk: { ...device.jwk, x: 'AAAA' } } }],
    ['another method', { claims: { htm: 'POST' } }],
    ['the method in small letters', { claims: { htm: 'get' } }],
    ['no method', { claims: { htm: undefined } }],
    ['another host', { claims: { htu: 'https://evil.example.com/trpc/policies.list' } }],
    ['another scheme', { claims: { htu: 'http://portal.example.com/trpc/policies.list' } }],
    ['another port', { claims: { htu: 'https://portal.example.com:8443/trpc/policies.list' } }],
    ['another path', { claims: { htu: 'https://portal.example.com/trpc/client.get' } }],
    ['a longer path', { claims: { htu: `${url},client.get` } }],
    ['a path alone', { claims: { htu: '/trpc/policies.list' } }],
    ['no address', { claims: { htu: undefined } }],
    ['no time', { claims: { iat: undefined } }],
    ['its time as text', { claims: { iat: String(testNowSeconds) } }],
    ['a time that is not a number', { claims: { iat: null } }],
    ['no name of its own', { claims: { jti: undefined } }],
    ['a name that is easily guessed', { claims: { jti: '1' } }],
    ['a name without end', { claims: { jti: 'x'.repeat(65) } }],
    ['an invalid hash', { claims: { ath: 'x' } }],
  ])('with %s', (_what, change) => {
    expect(forged(change)).toBe('refused');
  });

  it.each([
    ['nothing', ''],
    ['no token', 'proof'],
    ['two proofs in one header', `${device.proof(call)}, ${device.proof(call)}`],
    ['white space around it', ` ${device.proof(call)}`],
    ['no signature', device.proof(call).replace(/[^.]*$/, '')],
    ['half a signature', device.proof(call).slice(0, -43)],
    ['a signature in DER', derSigned()],
    ['invalid JSON', 'e30x.e30x.AAAA'],
    ['parts that are not objects', 'MQ.MQ.AAAA'],
    ['a megabyte', device.proof(call, { claims: { pad: 'x'.repeat(1_000_000) } })],
  ])('that is %s', (_what, proof) => {
    expect(check(proof)).toBe('refused');
  });

  it('signed with the public key as a secret', () => {
    const [header, claims] = device.proof(call, { header: { alg: 'HS256' } }).split('.');
    const signature = createHmac('sha256', JSON.stringify(device.jwk)).update(`${header}.${claims}`).digest();
    expect(check(`${header}.${claims}.${signature.toString('base64url')}`)).toBe('refused');
  });

  it.each([0x00, 0xff])('signed with nothing but bytes %i', (byte) => {
    const [header, claims] = device.proof(call).split('.');
    const signature = Buffer.alloc(64, byte).toString('base64url');
    expect(check(`${header}.${claims}.${signature}`)).toBe('refused');
  });

  it('with one character of any part changed', () => {
    const proof = device.proof(call);
    for (const index of [10, proof.indexOf('.') + 10, proof.lastIndexOf('.') + 10]) {
      const changed = proof[index] === 'A' ? 'B' : 'A';
      expect(check(proof.slice(0, index) + changed + proof.slice(index + 1))).toBe('refused');
    }
  });

  /** The form that OpenSSL gives, longer than the 64 bytes of RFC 7518, section 3.4. */
  function derSigned(): string {
    const [header, claims] = device.proof(call).split('.');
    return `${header}.${claims}.${Buffer.alloc(70, 48).toString('base64url')}`;
  }
});

describe('SEC-D8: a request line that names another host', () => {
  it.each([
    ['https://evil.example.com/trpc/policies.list', 'https://evil.example.com/trpc/policies.list'],
    ['//evil.example.com/trpc/policies.list', 'https://evil.example.com/trpc/policies.list'],
    ['x://trpc/policies.list', 'https://portal.example.comx//trpc/policies.list'],
  ])('is not a proof for that host: %s', (line, proven) => {
    expect(check(device.proof({ ...call, url: proven }), { url: line })).toBe('refused');
  });
});

describe('SEC-D24: the nonce of a proof', () => {
  const inMinutes = (minutes: number) => ({ now: () => new Date(testNow.getTime() + minutes * 60_000) });

  /** A proof signed now for a call in this many minutes, in which the gateway has moved on. */
  function inAdvance(minutes: number): ProofVerdict {
    const time = { minutes: 0 };
    const moving = createProofNonces({ now: () => inMinutes(time.minutes).now() });
    const at = testNowSeconds + minutes * 60;
    const proof = device.proof({ ...call, at, nonce: moving.current() });
    time.minutes = minutes;
    return createProofVerifier(inMinutes(minutes), moving)(proof, request);
  }

  it('is good in its own window and the next one', () => {
    expect([inAdvance(0), inAdvance(1)]).toEqual(Array(2).fill(expect.objectContaining({ jkt: device.jkt })));
  });

  it.each([2, 3, 14])('is of no use to a call signed %i minutes in advance', (minutes) => {
    expect(inAdvance(minutes)).toBe('outdated');
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['that of another process', createProofNonces({ now: () => testNow }).current()],
    ['that of the next window', createProofNonces(inMinutes(1), new Uint8Array(32)).current()],
  ])('is distinguished from a forgery: %s', (_what, nonce) => {
    const keyed = createProofNonces({ now: () => testNow }, new Uint8Array(32));
    const verify = createProofVerifier({ now: () => testNow }, keyed);
    expect(verify(device.proof({ ...call, nonce }), request)).toBe('outdated');
  });

  it('does not excuse a proof that is also wrong otherwise', () => {
    const old = { ...call, nonce: 'old' };
    expect(check(device.proof(old, { claims: { htm: 'POST' } }))).toBe('refused');
    expect(check(device.proof(old, { key: aDevice().privateKey }))).toBe('refused');
    expect(check(device.proof(call, { claims: { nonce: 7 } }))).toBe('refused');
  });
});

describe('SEC-D8: the time of a proof', () => {
  it.each([-86_400, -61, 16, 40, 86_400])(
    '%i seconds from ours is distinguished from a forgery',
    (seconds) => {
      expect(check(device.proof({ ...call, at: testNowSeconds + seconds }))).toBe('mistimed');
    },
  );

  it('does not excuse a proof that is also wrong otherwise', () => {
    const late = { ...call, at: testNowSeconds - 3600 };
    expect(check(device.proof(late, { claims: { htm: 'POST' } }))).toBe('refused');
    expect(check(device.proof(late, { key: aDevice().privateKey }))).toBe('refused');
  });
});
