import { describeQa, describeV1 } from '@portal/openapi/documents';
import { describe, expect, test } from 'vitest';
import { buildQaApp } from '../test/build-qa-app.ts';
import { buildTestApp } from '../test/build-test-app.ts';

describe('Q-4: the mock describes itself', () => {
  test('at /docs/json, by the schemas that the gateway parses with', async () => {
    const { app } = await buildTestApp();
    const reply = await app.inject('/docs/json');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(JSON.parse(JSON.stringify(describeV1())));
  });

  test('at /docs, on a page that loads nothing from elsewhere', async () => {
    const { app } = await buildTestApp();
    const page = await app.inject('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
    expect(loaded.length).toBeGreaterThan(3);
    for (const address of loaded) {
      expect(address).toMatch(/^\/docs\/static\/[\w.-]+$/);
      expect((await app.inject(address)).statusCode).toBe(200);
    }
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(String(page.headers['content-security-policy'])).not.toMatch(/https?:/);
  });

  test('and the controls only where they are switched on', async () => {
    const { app } = await buildQaApp();
    expect((await app.inject('/docs/qa.json')).json()).toEqual(JSON.parse(JSON.stringify(describeQa())));
    expect((await app.inject('/docs/json')).json()).toEqual(JSON.parse(JSON.stringify(describeV1())));
    expect((await app.inject('/docs/static/swagger-initializer.js')).body).toContain('/docs/qa.json');
    const without = (await buildTestApp()).app;
    expect((await without.inject('/docs/qa.json')).statusCode).toBe(404);
    expect((await without.inject('/docs/static/swagger-initializer.js')).body).not.toContain('qa');
  });

  test('and only there: nothing else is found beside the page', async () => {
    const { app } = await buildTestApp();
    expect((await app.inject('/docs/static/../../package.json')).statusCode).toBe(404);
    expect((await app.inject('/docs/nothing')).statusCode).toBe(404);
  });
});
