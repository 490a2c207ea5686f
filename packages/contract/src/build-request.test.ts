import { describe, expect, it } from 'vitest';
import { buildLinkRequest, buildRequest } from './build-request.ts';
import { createEndpoint, mfaEndpoint } from './v1/authentication.ts';
import { updateClientEndpoint } from './v1/client.ts';
import { registerDeviceEndpoint } from './v1/device.ts';
import { addDocumentEndpoint, documentContentEndpoint } from './v1/documents.ts';
import { firmEndpoint } from './v1/firm.ts';
import { insightsEndpoint } from './v1/insights.ts';
import { policyEndpoint } from './v1/policies.ts';
import { mfaDeleteEndpoint } from './v1/user-mfa.ts';

const caller = { requestId: 'request-1' };
const id = '00000000-0000-4000-8000-000000000001';

describe('buildRequest', () => {
  it('API-1: sends a login as a form with the device id', () => {
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

  it('SEC-B6: sends the headers that the call takes, and no other', () => {
    const body = { LoginForm: { username: 'a@example.com', password: 'x y' } };
    const token = 'device-token.of-a-test';
    const shown = { 'X-Device-Token': token, 'X-Other': 'canary' };
    const { headers } = buildRequest(createEndpoint, { body, headers: shown }, caller);
    expect(headers['x-device-token']).toBe(token);
    expect(headers).not.toHaveProperty('x-other');
    expect(buildRequest(createEndpoint, { body }, caller).headers).not.toHaveProperty('x-device-token');
  });

  it('API-14: sends JSON where the contract says so, in the name of the token', () => {
    const body = { device_id: id, type: 'web' };
    const request = buildRequest(registerDeviceEndpoint, { body }, { ...caller, token: 'a.b.c' });
    expect(JSON.parse(request.body ?? '')).toEqual(body);
    expect(request.headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'content-type': 'application/json',
    });
  });

  it('P-14: checks the fields of a multipart form, and leaves the body to the caller who streams it', () => {
    const body = { file_name: 'a.pdf' };
    const request = buildRequest(addDocumentEndpoint, { body }, caller);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/document', body: null });
    expect(request.headers).not.toHaveProperty('content-type');
    expect(() => buildRequest(addDocumentEndpoint, { body: { file_name: '' } }, caller)).toThrow(/body/);
  });

  it('P-18: asks for bytes as they are, or for a part of them', () => {
    const input = { params: { uuid: id }, headers: { Range: 'bytes=0-9' } };
    const { headers, path } = buildRequest(documentContentEndpoint, input, caller);
    expect(path).toBe(`/v1/document/${id}/content`);
    expect(headers).toMatchObject({ accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-9' });
    const odd = { params: { uuid: id }, headers: { Range: 'bytes=0-9,20-29' } };
    expect(() => buildRequest(documentContentEndpoint, odd, caller)).toThrow(/headers/);
  });

  it('API-19: puts filters into the query', () => {
    const query = { InsightSearch: { categories: 'tax' }, cursor: 'abc' };
    const { path } = buildRequest(insightsEndpoint, { query }, caller);
    expect(decodeURIComponent(path)).toBe('/v1/insights?InsightSearch[categories]=tax&cursor=abc');
  });

  it('SEC-D9: sends a step-up token with a sensitive change, and with nothing else', () => {
    const steppedUp = { ...caller, stepUpToken: 'a.b.c' };
    const change = { body: { changedFields: { title: 'Dr' } } };
    expect(buildRequest(updateClientEndpoint, change, steppedUp).headers['x-step-up-token']).toBe('a.b.c');
    expect(buildRequest(updateClientEndpoint, change, caller).headers).not.toHaveProperty('x-step-up-token');
    expect(buildRequest(firmEndpoint, {}, steppedUp).headers).not.toHaveProperty('x-step-up-token');
  });

  it('SEC-G3: sends no header but its own', () => {
    const { headers, body } = buildRequest(firmEndpoint, {}, caller);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'x-request-id']);
    expect(body).toBeNull();
  });

  it('API-2: sends the code with the address, and never without it', () => {
    const form = { OtpForm: { otp: '123456' } };
    const { body } = buildRequest(mfaEndpoint, { body: { ...form, username: 'a@example.com' } }, caller);
    expect(body).toBe('OtpForm%5Botp%5D=123456&username=a%40example.com');
    expect(mfaEndpoint.body.safeParse(form).error?.issues.map(({ path }) => path)).toEqual([['username']]);
  });

  it('API-6: leaves out an empty body, and its content type', () => {
    const { method, headers, body } = buildRequest(mfaDeleteEndpoint, { body: {} }, caller);
    expect([method, body]).toEqual(['DELETE', null]);
    expect(headers).not.toHaveProperty('content-type');
    const withCode = { body: { OtpForm: { otp: '123456' } } };
    expect(buildRequest(mfaDeleteEndpoint, withCode, caller).body).toBe('OtpForm%5Botp%5D=123456');
  });

  it.each(['17', 'tax-year-end', 'AB_12.~x', id])('SEC-G2: %j is an id, whatever it is made of', (uuid) => {
    const { path } = buildRequest(policyEndpoint, { params: { uuid } }, caller);
    expect(path).toBe(`/v1/policy/${uuid}/view`);
  });

  it.each([
    '.',
    '..',
    '...',
    '%2e%2e',
    'a/b',
    'a\\b',
    'x?y',
    'x#y',
    'a b',
    'é',
    '',
    'x'.repeat(129),
    `${id}\n`,
  ])('SEC-G2: %j is not an id and reaches no path', (uuid) => {
    expect(() => buildRequest(policyEndpoint, { params: { uuid } }, caller)).toThrow(/params of GET/);
  });

  it('says nothing of the value it refuses', () => {
    const attempt = () => buildRequest(policyEndpoint, { params: { uuid: 'canary/..' } }, caller);
    expect(attempt).toThrow(/^The params of GET \/v1\/policy\/\{uuid\}\/view do not fit the contract$/);
  });
});

describe('buildLinkRequest', () => {
  it('SEC-G1: reads the path of a link as it is, in the name of the caller, and names it by the call it stands for', () => {
    const path = '/v1/p/8f3a?page=2';
    expect(buildLinkRequest(insightsEndpoint, path, { ...caller, token: 'a.b.c', deviceId: id })).toEqual({
      call: 'GET /v1/insights',
      method: 'GET',
      path,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'gzip',
        'x-request-id': 'request-1',
        authorization: 'Bearer a.b.c',
        'x-device-id': id,
      },
      body: null,
    });
  });
});
