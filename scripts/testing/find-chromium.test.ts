import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

test('CHROMIUM_PATH wins over the browser of the system', () => {
  expect(findChromium({ chosen: '/opt/mine', exists: () => true })).toBe('/opt/mine');
});

test('a CHROMIUM_PATH that does not exist is named', () => {
  expect(() => findChromium({ chosen: '/opt/mine', exists: () => false })).toThrow(
    'CHROMIUM_PATH is "/opt/mine"',
  );
});

test('the usual paths are tried in order', () => {
  const exists = (path: string) => path === '/usr/bin/google-chrome';
  expect(findChromium({ chosen: undefined, exists })).toBe('/usr/bin/google-chrome');
});

test('the headless shell comes before the browser with windows', () => {
  expect(findChromium({ chosen: undefined, exists: () => true })).toBe('/usr/bin/chromium-headless-shell');
});

test('the whole browser is not the headless shell', () => {
  expect(findChromium({ chosen: undefined, exists: () => true, isWhole: true })).toBe('/usr/bin/chromium');
});

test('without any browser one sentence says what to install', () => {
  expect(() => findChromium({ chosen: undefined, exists: () => false })).toThrow('apt-get install chromium');
});
