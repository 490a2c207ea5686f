import { createEndpoint } from '@portal/contract/authentication';
import { registerDeviceEndpoint } from '@portal/contract/device';
import { firmEndpoint } from '@portal/contract/firm';
import { insightEndpoint, insightsEndpoint } from '@portal/contract/insights';
import { policyEndpoint } from '@portal/contract/policies';
import { describe, expect, it } from 'vitest';
import { buildRequest } from './build-request.ts';

const caller = { requestId: 'request-1' };
const id = '00000000-0000-4000-8000-000000000001';

describe('buildRequest', () => {
  it('A1: sends a login as a form with the device id', () => {
    const body = { LoginForm: { username: 'a@example.com', password: 'x y' } };
    const request = buildRequest(createEndpoint, { body }, { ...caller, deviceId: id });
    expect(request).toMatchObject({
      method: 'POST',
      path: '/v1/authentication/create',
      body: 'LoginForm%5Busername%5D=a%40example.com&LoginForm%5Bpassword%5D=x+y',
    });
    expect(request.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'x-device-id': id,
      'x-request-id': 'request-1',
    });
    expect(request.headers).not.toHaveProperty('authorization');
  });

  it('B6: sends the headers that the call takes, and no other', () => {
    const body = { LoginForm: { username: 'a@example.com', password: 'x y' } };
    const token = 'device-token.of-a-test';
    const shown = { 'X-Device-Token': token, 'X-Other': 'canary' };
    const { headers } = buildRequest(createEndpoint, { body, headers: shown }, caller);
    expect(headers['x-device-token']).toBe(token);
    expect(headers).not.toHaveProperty('x-other');
    expect(buildRequest(createEndpoint, { body }, caller).headers).not.toHaveProperty('x-device-token');
  });

  it('A14: sends JSON where the contract says so, in the name of the token', () => {
    const body = { device_id: id, type: 'web' };
    const request = buildRequest(registerDeviceEndpoint, { body }, { ...caller, token: 'a.b.c' });
    expect(JSON.parse(request.body ?? '')).toEqual(body);
    expect(request.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'content-type': 'application/json',
    });
  });

  it('A19: puts filters into the query', () => {
    const query = { InsightSearch: { categories: 'tax' }, cursor: 'abc' };
    const { path } = buildRequest(insightsEndpoint, { query }, caller);
    expect(decodeURIComponent(path)).toBe('/v1/insights?InsightSearch[categories]=tax&cursor=abc');
  });

  it('G3: sends no header but its own', () => {
    const { headers, body } = buildRequest(firmEndpoint, {}, caller);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'x-request-id']);
    expect(body).toBeNull();
  });

  it.each(['..', '%2e%2e', 'a/b', 'x?y', '', 'x'.repeat(300), `${id}\n`])(
    'G2: %j is no id and reaches no path',
    (uuid) => {
      expect(() => buildRequest(policyEndpoint, { params: { uuid } }, caller)).toThrow(/params of GET/);
    },
  );

  it.each(['..', 'a/b', 'A', '-a', 'x'.repeat(65)])(
    'G2: %j is no article and reaches no path',
    (articleId) => {
      expect(() => buildRequest(insightEndpoint, { params: { id: articleId } }, caller)).toThrow(
        /params of GET/,
      );
    },
  );

  it('says nothing of the value it refuses', () => {
    const attempt = () => buildRequest(policyEndpoint, { params: { uuid: 'canary' } }, caller);
    expect(attempt).not.toThrow(/canary/);
  });
});
