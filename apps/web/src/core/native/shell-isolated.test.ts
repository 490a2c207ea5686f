import { beforeEach, expect, test, vi } from 'vitest';
import { deviceType, startNativeShell } from './shell.ts';

/** The device, as far as it is listened to. */
const device = vi.hoisted(() => ({
  listeners: new Map<string, (event: object) => void>(),
  minimizeApp: vi.fn(async () => undefined),
}));

vi.mock('@capacitor/app', () => ({
  App: {
    addListener: async (name: string, listener: (event: object) => void) =>
      void device.listeners.set(name, listener),
    minimizeApp: device.minimizeApp,
  },
}));

const pressBack = (canGoBack: boolean) => device.listeners.get('backButton')?.({ canGoBack });

beforeEach(() => {
  device.minimizeApp.mockClear();
  document.body.innerHTML = '';
  startNativeShell();
});

test("R-16: the device's button goes Back as the browser does", () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  pressBack(true);
  expect(back).toHaveBeenCalledOnce();
  expect(device.minimizeApp).not.toHaveBeenCalled();
});

test('R-16: where there is nothing to go back to, the app steps aside and is not ended', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  pressBack(false);
  expect(device.minimizeApp).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
});

test('R-16: an open dialog takes it as Escape, and the page stays', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  document.body.innerHTML = '<dialog open></dialog><dialog open></dialog>';
  const [under, top] = [...document.querySelectorAll('dialog')].map((dialog) => {
    const onCancel = vi.fn();
    dialog.addEventListener('cancel', onCancel);
    return onCancel;
  });
  pressBack(true);
  expect(top).toHaveBeenCalledOnce();
  expect(under).not.toHaveBeenCalled();
  expect(back).not.toHaveBeenCalled();
});

test('L-21, R-16: the device is registered as what it is', () => {
  expect(deviceType()).toBe('web');
  Object.assign(window, { androidBridge: {} });
  expect(deviceType()).toBe('android');
  Reflect.deleteProperty(window, 'androidBridge');
});
