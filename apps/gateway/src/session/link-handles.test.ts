import { describe, expect, it } from 'vitest';
import { Failure } from '../trpc/failure.ts';
import { createLinkHandles } from './link-handles.ts';
import { sealText } from './sealed-text.ts';
import { deriveSessionKeys } from './session-keys.ts';

const eightHoursMs = 8 * 60 * 60 * 1000;
const start = new Date('2026-06-01T12:00:00Z').getTime();
const next = '/v1/insights?InsightSearch%5Bwriter%5D=ann-bell&cursor=abc_123';
// Too long to be among the random characters of a handle by chance.
const ann = { sub: 'client-ann' };

const keysOf = (name: string) => deriveSessionKeys(name.repeat(32));

function handlesAt(afterMs: number, secrets: readonly [string, ...string[]] = ['a']) {
  const [first, ...others] = secrets;
  return createLinkHandles([keysOf(first), ...others.map(keysOf)], { now: () => new Date(start + afterMs) });
}

describe('SEC-G21: the handle of a next link', () => {
  it('hides the link, and gives it back with its filters to the client it was made for', async () => {
    const handle = await handlesAt(0).seal(next, ann);
    const parts = handle.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect([handle, ...parts].join(' ')).not.toMatch(/insights|ann-bell|client-ann|"sub"/);
    expect(await handlesAt(0).open(handle, ann)).toBe(next);
  });

  it('is good for as long as a sign-in may last, and is then refused as a forged one is', async () => {
    const handle = await handlesAt(0).seal(next, ann);
    expect(await handlesAt(eightHoursMs - 1000).open(handle, ann)).toBe(next);
    const [header, , ...rest] = handle.split('.');
    const forged = [header, '', ...rest.slice(0, -1), 'A'.repeat(22)].join('.');
    const [expired, wrong] = await Promise.allSettled([
      handlesAt(eightHoursMs).open(handle, ann),
      handlesAt(0).open(forged, ann),
    ]);
    expect(expired).toEqual({ status: 'rejected', reason: new Failure('MALFORMED_REQUEST') });
    expect(expired).toEqual(wrong);
  });

  it('is refused to anyone else', async () => {
    const handle = await handlesAt(0).seal(next, ann);
    await expect(handlesAt(0).open(handle, { sub: 'ben' })).rejects.toThrow(new Failure('MALFORMED_REQUEST'));
  });

  it.each([
    ['no end', { link: next, ...ann }],
    ['more than it should', { link: next, ...ann, end: 1e12, more: 1 }],
  ])('is refused where it says %s', async (_what, sealed) => {
    const handle = await sealText(JSON.stringify(sealed), keysOf('a').linkSealing);
    await expect(handlesAt(0).open(handle, ann)).rejects.toThrow(new Failure('MALFORMED_REQUEST'));
  });

  it('SEC-D10: is opened with the secret before, and not with one that is gone', async () => {
    const handle = await handlesAt(0, ['old']).seal(next, ann);
    expect(await handlesAt(0, ['new', 'old']).open(handle, ann)).toBe(next);
    await expect(handlesAt(0, ['new']).open(handle, ann)).rejects.toThrow(new Failure('MALFORMED_REQUEST'));
  });
});
