import { describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { type AnswerTo, callsOf } from '../../test/calls.ts';
import { emailOf, fullToken, tryPassword } from '../../test/sign-in.ts';

const deviceId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

function register(mock: TestApp, token: string, body: object): Promise<AnswerTo<'POST /v1/device'>> {
  return callsOf(mock).json('POST /v1/device', body, { token });
}

async function devicesOf(mock: TestApp, person: 'vip' | 'standard') {
  return mock.database.device.findMany({ where: { deviceId, client: { email: emailOf(person) } } });
}

describe('API-14: a device is registered', () => {
  test('with its type and the moment', async () => {
    const mock = await buildTestApp();
    const answer = await register(mock, await fullToken(mock, 'standard'), {
      device_id: deviceId,
      type: 'web',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Web browser',
      created_at: '2026-03-02T10:00:00.000Z',
      last_seen_at: '2026-03-02T10:00:00.000Z',
      device_token: expect.stringMatching(/^[0-9a-f-]{36}\.[\w-]{43}$/),
    });
  });

  test('under the name that the caller gives it, which changes when another is given', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const named = (name: string) => register(mock, token, { device_id: deviceId, type: 'web', name });
    expect((await named('Firefox on Windows')).body.data?.name).toBe('Firefox on Windows');
    expect((await named('Chrome on Windows')).body.data?.name).toBe('Chrome on Windows');
    expect(await devicesOf(mock, 'standard')).toMatchObject([{ name: 'Chrome on Windows' }]);
  });

  test('the same device later is the same record, seen again', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const first = (await register(mock, token, { device_id: deviceId, type: 'web' })).body.data;
    mock.clock.advance(60_000);
    const second = (await register(mock, token, { device_id: deviceId, type: 'ios' })).body.data;
    expect(second).toEqual({ ...first, name: 'iPhone or iPad', last_seen_at: '2026-03-02T10:01:00.000Z' });
  });

  test('SEC-I7: fifty times at once is one record', async () => {
    const mock = await buildTestApp();
    const token = await fullToken(mock, 'standard');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => register(mock, token, { device_id: deviceId, type: 'web' })),
    );
    expect(new Set(answers.map(({ body }) => body.data?.uuid)).size).toBe(1);
    expect(await devicesOf(mock, 'standard')).toHaveLength(1);
  });

  test('SEC-F1: the same device of two people is two records, and neither sees the other', async () => {
    const mock = await buildTestApp();
    const mine = await register(mock, await fullToken(mock, 'standard'), {
      device_id: deviceId,
      type: 'web',
    });
    mock.clock.advance(60_000);
    const theirs = await register(mock, await fullToken(mock, 'vip'), {
      device_id: deviceId,
      type: 'android',
    });
    expect(theirs.body.data?.uuid).not.toBe(mine.body.data?.uuid);
    expect(await devicesOf(mock, 'standard')).toMatchObject([{ name: 'Web browser' }]);
  });

  test('API-29, SEC-D9: only the device of the sign-in is taken, so that no session pushes the others out', async () => {
    const mock = await buildTestApp();
    const token: string = (await tryPassword(mock, emailOf('standard'), { deviceId })).body.jwt;
    const other = deviceId.replace(/^6/, '7');
    const refused = await register(mock, token, { device_id: other, type: 'web' });
    expect(refused.status).toBe(422);
    expect(refused.body.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['device_id', 'other_device'],
    ]);
    expect(await mock.database.device.count({ where: { deviceId: other } })).toBe(0);
    expect((await register(mock, token, { device_id: deviceId, type: 'web' })).status).toBe(200);
  });

  test.each([
    [{ device_id: 'phone', type: 'web' }, 'device_id'],
    [{ device_id: deviceId, type: 'fridge' }, 'type'],
    [{ device_id: [deviceId], type: 'web' }, 'device_id'],
    [{ type: 'web' }, 'device_id'],
    [{ device_id: deviceId, type: 'web', name: 'https://evil.example.com' }, 'name'],
    [{ device_id: deviceId, type: 'web', name: 'x'.repeat(61) }, 'name'],
    [{ device_id: deviceId, type: 'web', name: '' }, 'name'],
  ])('an invalid device is refused: %j', async (...[body, field]) => {
    const mock = await buildTestApp();
    const answer = await register(mock, await fullToken(mock, 'standard'), body);
    expect(answer.status).toBe(422);
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual([field]);
  });
});
