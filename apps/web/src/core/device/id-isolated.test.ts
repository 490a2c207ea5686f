import { beforeEach, expect, test, vi } from 'vitest';
import { clearWebStorage } from '#core/session/sign-out/clear-stores.ts';

beforeEach(() => vi.resetModules());

/** As after a reload: the module is loaded again, storage is unchanged. */
async function deviceIdOfNewPage(): Promise<string> {
  vi.resetModules();
  const { deviceId } = await import('./id.ts');
  return deviceId();
}

test('L-45: the device id is a random uuid that outlives a reload', async () => {
  const first = await deviceIdOfNewPage();
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(await deviceIdOfNewPage()).toBe(first);
});

test('L-45: it outlives sign-out', async () => {
  const first = await deviceIdOfNewPage();
  clearWebStorage();
  expect(await deviceIdOfNewPage()).toBe(first);
});

test('L-45: what is not a uuid is replaced', async () => {
  localStorage.setItem('portal.device-id', 'x\r\ny');
  expect(await deviceIdOfNewPage()).toMatch(/^[0-9a-f-]{36}$/);
});
