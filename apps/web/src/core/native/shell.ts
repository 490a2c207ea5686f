import './shell.css';
import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import type { DeviceType } from '@portal/contract/v1/device';
import { gatewayOrigin } from '#env.ts';

/** the native functions of a packaged app. Only this file uses Capacitor. */
export function startNativeShell(): void {
  void App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack));
  void App.addListener('appUrlOpen', ({ url }) => openLink(url));
}

/** As the firm's API names it (L-21). */
export function deviceType(): DeviceType {
  const platform = Capacitor.getPlatform();
  return platform === 'ios' || platform === 'android' ? platform : 'web';
}

/**
 * The button of the device means what Escape means in a dialog, and otherwise Back, until there is nothing to go back
 * to.
 */
function goBack(canGoBack: boolean): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (canGoBack) window.history.back();
  else void App.minimizeApp();
}

function openLink(link: string): void {
  const path = linkPath(link, gatewayOrigin);
  if (path !== undefined) window.location.assign(path);
}

/** The links of mails: one code and nothing else. */
const mailedLink = /^\/(?:invite|password-reset)\/[^/]+$/;

/** The path in the app for a link that opened it; undefined for other links, which open in the browser. */
export function linkPath(link: string, gatewayOrigin: string): string | undefined {
  const url = URL.parse(link);
  const isOurs = url !== null && url.origin === gatewayOrigin && mailedLink.test(url.pathname);
  return isOurs ? url.pathname : undefined;
}
