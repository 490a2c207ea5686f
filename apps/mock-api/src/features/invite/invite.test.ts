import { describe, expect, test, vi } from 'vitest';
import { asSpecified, buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { callsOf } from '../../test/calls.ts';

const hourMs = 60 * 60_000;

async function ask(mock: TestApp, code: string): Promise<[number, string]> {
  const { status, text } = await callsOf(mock).get(`/v1/invite/${encodeURIComponent(code)}`);
  return [status, text];
}

const notFound = [404, '{"code":"INVITE_NOT_FOUND","message":"Invite not found"}'];
const expired = [410, '{"code":"INVITE_EXPIRED","message":"This invitation has expired."}'];

describe('API-7: whether an invite is valid', () => {
  test('SEC-E8: a fresh one is, and asking does not use it up; it says who it is for and from which firm', async () => {
    const mock = await buildTestApp();
    for (let index = 0; index < 3; index += 1) {
      const [status, text] = await ask(mock, 'INVITE-VALID-0001');
      expect(status).toBe(200);
      expect(JSON.parse(text)).toEqual({
        first_name: 'Noor',
        surname: 'Bellamy',
        firm_name: 'Arkwright Pell Financial Planning',
      });
    }
  });

  test('SEC-E3: it lives two days', async () => {
    const mock = await buildTestApp();
    mock.clock.advance(48 * hourMs - 60_000);
    expect((await ask(mock, 'INVITE-VALID-0001'))[0]).toBe(200);
    mock.clock.advance(2 * 60_000);
    expect(await ask(mock, 'INVITE-VALID-0001')).toEqual(expired);
  });

  test('SEC-E10: one that has expired says so, and asking does not use it up', async () => {
    const mock = await buildTestApp();
    for (let index = 0; index < 3; index += 1)
      expect(await ask(mock, 'INVITE-EXPIRED-0001')).toEqual(expired);
  });

  test('SEC-E10: in the specification profile one that has expired answers like an unknown one', async () => {
    const mock = await buildTestApp(asSpecified);
    const unknown = await ask(mock, 'INVITE-UNKNOWN-01');
    expect(unknown).toEqual([404, '{"message":"Invite not found"}']);
    expect(await ask(mock, 'INVITE-EXPIRED-0001')).toEqual(unknown);
  });

  test('SEC-E10, SEC-A9: open, expired and unknown ones ask the database the same', async () => {
    const mock = await buildTestApp();
    const findCode = vi.spyOn(mock.database.mailedCode, 'findFirst');
    for (const code of ['INVITE-VALID-0001', 'INVITE-EXPIRED-0001', 'INVITE-UNKNOWN-01'])
      await ask(mock, code);
    const shapes = findCode.mock.calls.map(([query]) => ({
      ...query,
      where: { ...query?.where, codeHash: 'of the code' },
    }));
    expect(shapes).toHaveLength(3);
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test('SEC-E10: used, replaced, unknown, of another kind and not a code at all answer the same, even past their time', async () => {
    const mock = await buildTestApp();
    for (const wrong of ['INVITE-UNKNOWN-01', 'x', 'a b', 'x'.repeat(129), "' OR 1=1 --"])
      expect(await ask(mock, wrong)).toEqual(notFound);
    for (const change of [
      { usedAt: mock.clock.now() },
      { usedAt: null, voidedAt: mock.clock.now() },
      { voidedAt: null, purpose: 'password_reset' },
    ]) {
      await mock.database.mailedCode.updateMany({ data: change });
      for (const code of ['INVITE-VALID-0001', 'INVITE-EXPIRED-0001'])
        expect(await ask(mock, code)).toEqual(notFound);
    }
  });

  test('SEC-E2: the code itself is not in the database', async () => {
    const mock = await buildTestApp();
    const rows = await mock.database.mailedCode.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('INVITE-');
  });
});
