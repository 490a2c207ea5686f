import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

const violation = (body: object) => ({ type: 'csp-violation', age: 1, user_agent: 'x', body });
const inline = {
  documentURL: 'https://portal.example.com/password-reset/CANARY-CODE',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'inline',
  sample: 'CANARY-SAMPLE',
};

async function report(payload: unknown, mediaType = 'application/reports+json') {
  const { app, lines } = await buildTestApp();
  const answer = await app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': mediaType },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ directive }) => directive);
  return { answer, logged, log: lines.join('') };
}

describe('SEC-G5: what the policy of the page blocked', () => {
  it('is reported to the portal itself, where every page says', async () => {
    const { app } = await buildTestApp();
    const { headers } = await app.inject('/');
    expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
    expect(headers['content-security-policy']).toMatch(/;report-to csp$/);
  });

  it('is in the log by directive and source, without address, code and sample', async () => {
    const foreign = { ...inline, blockedURL: 'https://evil.example.com/CANARY?x=CANARY' };
    const { answer, logged, log } = await report([violation(inline), violation(foreign)]);
    expect(answer.statusCode).toBe(204);
    expect(logged).toMatchObject([
      { directive: 'script-src-elem', blocked: 'inline' },
      { directive: 'script-src-elem', blocked: 'https://evil.example.com' },
    ]);
    expect(log).not.toContain('CANARY');
  });

  it('is ten lines at most, and nothing that is not such a report', async () => {
    expect((await report(Array(50).fill(violation(inline)))).logged).toHaveLength(10);
    const odd = [7, null, { type: 'csp-violation' }, violation({ effectiveDirective: 'a\nb' })];
    expect((await report(odd)).logged).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 400],
    ['too much', JSON.stringify(['x'.repeat(20_000)]), 413],
  ])('is refused when it is %s', async (_what, payload, status) => {
    expect((await report(payload)).answer.statusCode).toBe(status);
  });

  it.each(['application/json', 'text/plain'])('SEC-G6: is refused as %s', async (mediaType) => {
    const { answer, logged } = await report([violation(inline)], mediaType);
    expect(answer.statusCode).toBe(415);
    expect(logged).toEqual([]);
  });

  it('SEC-G24: is refused where it is nested deeper than any input', async () => {
    expect((await report(`${'['.repeat(200)}${']'.repeat(200)}`)).answer.statusCode).toBe(400);
  });
});
