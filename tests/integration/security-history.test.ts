import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LinkedApps, linkApps } from './support/linked-apps.ts';
import { callPortal, enterPassword, type Reply, sendPortal, signIn } from './support/portal-caller.ts';

const email = 'standard@portal.example.com';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const laptop = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const tablet = '7a0720aa-9c97-4e12-8f3e-11da5ad075aa';

let apps: LinkedApps;
beforeEach(async () => {
  apps = await linkApps();
});
afterEach(() => apps.close());

type Event = {
  uuid: string;
  kind: string;
  occurredAt: string;
  deviceName: string | null;
  deviceUuid: string | null;
  isCurrent: boolean;
};
type Session = {
  uuid: string;
  deviceName: string | null;
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
};
type History = { offered: boolean; events: Event[]; pages: number; takesReports: boolean };

const historyOf = async (token: string, page = 1) =>
  (await callPortal<History>(apps, 'securityEvents.list', { token, input: { page } })).data;
const sessionsOf = async (token: string) =>
  (await callPortal<{ offered: boolean; sessions: Session[] }>(apps, 'sessions.list', { token })).data;
const statusOf = async (token: string): Promise<Reply<unknown>> => callPortal(apps, 'client.get', { token });

async function signInOn(deviceId: string): Promise<string> {
  const headers = { 'x-device-id': deviceId, 'user-agent': firefox };
  const { data } = await sendPortal<{ token: string }>(apps, 'authentication.signIn', {
    input: { email, password: 'Portal-Demo-2026!' },
    headers,
  });
  await sendPortal(apps, 'device.register', {
    token: data.token,
    input: { deviceId, type: 'web' },
    headers,
  });
  return data.token;
}

test('SEC-H5: a sign-in and a new device are in the history, newest first, with browser and system', async () => {
  const token = await signInOn(laptop);
  const { events } = await historyOf(token);
  const [first, second] = events;
  expect([first?.kind, second?.kind].toSorted()).toEqual(['new_device', 'signed_in']);
  expect(first?.deviceName).toBe('Firefox on Windows');
  expect(first?.occurredAt).toBe(apps.clock.now().toISOString());
  expect(events.map(({ occurredAt }) => occurredAt)).toEqual(
    events
      .map(({ occurredAt }) => occurredAt)
      .toSorted()
      .toReversed(),
  );
});

test('SEC-H5, SEC-H25: locks, password, factor and details leave an entry each, without what was entered', async () => {
  const token = await signIn(apps, email);
  const passwords = { password: 'Larch-Tern-Bramble!', repeatPassword: 'Larch-Tern-Bramble!' };
  await sendPortal(apps, 'user.changePassword', {
    token,
    input: { currentPassword: 'Portal-Demo-2026!', ...passwords },
  });
  await sendPortal(apps, 'client.update', { token, input: { changedFields: { surname: 'Ashdown' } } });
  for (let tries = 0; tries < 5; tries += 1) await enterPassword(apps, email, 'Not-My-Password!!!');
  await expect
    .poll(async () => (await historyOf(token)).events.map(({ kind }) => kind), { timeout: 15_000 })
    .toEqual(expect.arrayContaining(['password_changed', 'details_changed', 'account_locked']));
  const rows = JSON.stringify(await apps.database.securityEvent.findMany());
  for (const text of ['Larch', 'Ashdown', 'Not-My', email]) expect(rows).not.toContain(text);
});

test('SEC-H5, SEC-H20: the history is paged, and an entry that was written is never changed', async () => {
  const token = await signIn(apps, email);
  const { uuid: clientUuid } = await apps.database.client.findUniqueOrThrow({ where: { email } });
  const rows = Array.from({ length: 30 }, (_, index) => ({
    uuid: `10000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    clientUuid,
    kind: 'signed_in',
    occurredAt: new Date(apps.clock.now().getTime() - index * 1000),
  }));
  await apps.database.securityEvent.createMany({ data: rows });
  const [one, two] = [await historyOf(token), await historyOf(token, 2)];
  expect([one.pages, one.events.length]).toEqual([2, 20]);
  expect(two.events.length).toBeGreaterThan(10);
  expect(one.events.filter(({ uuid }) => two.events.some((event) => event.uuid === uuid))).toEqual([]);
  const change = apps.database.securityEvent.updateMany({ data: { kind: 'reported' } });
  await expect(change).rejects.toThrow();
  expect(await apps.database.securityEvent.count({ where: { kind: 'reported' } })).toBe(0);
});

test('SEC-D12, API-29: sessions are listed with this one marked, one that is ended is refused at its next call, and each registers its own device alone', async () => {
  const own = await signInOn(laptop);
  const other = await signInOn(tablet);
  const foreignDevice = {
    token: own,
    input: { deviceId: tablet, type: 'web' },
    headers: { 'x-device-id': laptop },
  };
  expect((await sendPortal(apps, 'device.register', foreignDevice)).error?.appCode).toBe('VALIDATION');
  const { sessions } = await sessionsOf(own);
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  const [foreign] = sessions.filter(({ isCurrent }) => !isCurrent);
  expect(foreign).toMatchObject({
    deviceName: 'Firefox on Windows',
    startedAt: apps.clock.now().toISOString(),
  });
  expect((await statusOf(other)).status).toBe(200);
  const ended = await sendPortal(apps, 'sessions.end', { token: own, input: { uuid: foreign?.uuid } });
  expect(ended.status).toBe(200);
  expect((await statusOf(other)).error?.appCode).toBe('UNAUTHORIZED');
  expect((await statusOf(own)).status).toBe(200);
  const again = await sendPortal(apps, 'sessions.end', { token: own, input: { uuid: foreign?.uuid } });
  expect(again.error?.appCode).toBe('NOT_FOUND');
  expect((await historyOf(own)).events.map(({ kind }) => kind)).toContain('session_ended');
});

test('SEC-D12, SEC-G27: when a session was last used is kept to the minute', async () => {
  const token = await signIn(apps, email);
  const [before] = (await sessionsOf(token)).sessions;
  apps.clock.advance(3 * 60_000);
  await statusOf(token);
  await expect
    .poll(async () => (await sessionsOf(token)).sessions[0]?.lastUsedAt, { timeout: 15_000 })
    .toBe(apps.clock.now().toISOString());
  expect((await sessionsOf(token)).sessions[0]?.startedAt).toBe(before?.startedAt);
});

test('SEC-D12: all other sessions end at once, and a sign-in under way elsewhere with them', async () => {
  const vip = 'vip@portal.example.com';
  const own = await signIn(apps, vip);
  const others: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    // A one-time code works once.
    apps.clock.advance(30_000);
    others.push(await signIn(apps, vip));
  }
  const otherClient = await signIn(apps, email);
  const halfway = (await enterPassword(apps, vip)).data.token;
  expect((await sessionsOf(own)).sessions).toHaveLength(3);
  const ended = await sendPortal<{ ended: number }>(apps, 'sessions.endOthers', { token: own });
  expect(ended.data.ended).toBe(2);
  for (const token of [...others, halfway]) {
    const check = await callPortal(apps, 'authentication.check', { token });
    expect(check.error?.appCode).toBe('UNAUTHORIZED');
  }
  expect((await sessionsOf(own)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  for (const token of [own, otherClient])
    expect((await callPortal(apps, 'authentication.check', { token })).status).toBe(200);
});

test('SEC-D25: ending sessions, forgetting a device and reporting need a step-up minutes after the sign-in', async () => {
  const token = await signIn(apps, email);
  const [event] = (await historyOf(token)).events;
  apps.clock.advance(6 * 60_000);
  const report = { uuid: event?.uuid, takesReports: true, deviceUuid: null };
  for (const [procedure, input] of [
    ['sessions.endOthers', undefined],
    ['sessions.end', { uuid: event?.uuid }],
    ['device.forget', { uuid: event?.uuid }],
    ['securityEvents.report', report],
  ] as const)
    expect((await sendPortal(apps, procedure, { token, input })).error?.appCode).toBe('STEP_UP_REQUIRED');
});

test.each([true, false])(
  'SEC-H6: "this was not me" ends every other session, forgets the device and opens one conversation (by the firm: %s)',
  async (takesReports) => {
    const other = await signInOn(tablet);
    const own = await signInOn(laptop);
    const { events } = await callPortal<History>(apps, 'securityEvents.list', {
      token: own,
      input: { page: 1 },
      headers: { 'x-device-id': laptop },
    }).then(({ data }) => data);
    const theirs = await apps.database.device.findFirstOrThrow({ where: { deviceId: tablet } });
    const event = events.find(({ kind, deviceUuid }) => kind === 'new_device' && deviceUuid === theirs.uuid);
    const input = { uuid: event?.uuid, takesReports, deviceUuid: event?.deviceUuid };
    const headers = { 'x-device-id': laptop };
    const done = await sendPortal(apps, 'securityEvents.report', { token: own, input, headers });
    expect(done.data).toMatchObject({
      sessionsEnded: 1,
      haveSessionsEnded: true,
      isDeviceForgotten: true,
      isFirmInformed: true,
      threadUuid: expect.any(String),
    });
    expect((await statusOf(other)).error?.appCode).toBe('UNAUTHORIZED');
    expect(await apps.database.device.count({ where: { deviceId: tablet } })).toBe(0);
    const again = await sendPortal(apps, 'securityEvents.report', {
      token: own,
      input: { ...input, deviceUuid: null },
      headers,
    });
    expect(again.data).toMatchObject({ sessionsEnded: 0, threadUuid: done.data.threadUuid });
    expect(await apps.database.thread.count({ where: { subject: 'This was not me' } })).toBe(1);
    expect(await apps.database.securityEvent.count({ where: { kind: 'reported' } })).toBe(
      takesReports ? 1 : 0,
    );
  },
);

test('SEC-D12, SEC-H5: where the firm has neither history nor sessions, both are absent and nothing fails', async () => {
  await apps.close();
  apps = await linkApps({ profile: 'specification' });
  const token = await signIn(apps, email);
  expect(await historyOf(token)).toMatchObject({ offered: false, events: [], takesReports: false });
  expect(await sessionsOf(token)).toMatchObject({ offered: false, sessions: [] });
});
