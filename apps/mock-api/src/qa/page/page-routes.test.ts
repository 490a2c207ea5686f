import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../../test/build-qa-app.ts';
import { buildTestApp } from '../../test/build-test-app.ts';

const page = { method: 'GET', url: '/qa' } as const;

describe('Q-9: the QA console', () => {
  test('is not there unless the controls are switched on', async () => {
    const { app } = await buildTestApp();
    const unknown = await app.inject({ method: 'GET', url: '/no-such-thing' });
    const answer = await app.inject(page);
    expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
  });

  test('brings its script and its style from the mock itself, and nothing is written into it', async () => {
    const { app } = await buildQaApp();
    const { body, headers } = await app.inject(page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! type="module" src="\/qa)/);
    const addresses = [...body.matchAll(/(?:src|href)="(\/qa\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses).toContain('/qa/page/page.mjs');
    for (const url of addresses) expect((await app.inject({ method: 'GET', url })).statusCode).toBe(200);
  });

  test('every module of its script is served', async () => {
    const { app } = await buildQaApp();
    const wanted = ['page.mjs'];
    for (const name of wanted) {
      const { body, headers, statusCode } = await app.inject({ method: 'GET', url: `/qa/page/${name}` });
      expect([name, statusCode, headers['content-type']]).toEqual([
        name,
        200,
        'text/javascript; charset=utf-8',
      ]);
      for (const [, module = ''] of body.matchAll(/from '\.\/([\w-]+\.mjs)'/g))
        if (!wanted.includes(module)) wanted.push(module);
    }
    expect(wanted.length).toBeGreaterThan(1);
  });

  test('is refused to a page of another origin', async () => {
    const { app } = await buildQaApp();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'http://elsewhere.example.com' };
    expect((await app.inject({ ...page, headers })).statusCode).toBe(403);
  });
});
