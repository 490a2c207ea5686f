import { expect, test } from 'vitest';
import { nameOfDevice } from './device-name.ts';

const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = `Mozilla/5.0 (Linux; Android 14; K) ${blink}`;
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${webKit}`;

test.each([
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/126.0.0.0 Safari/537.36 Edg/126.0`,
  ],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${blink} Chrome/126.0.0.0 Safari/537.36`],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`,
  ],
  ['Safari on iPhone', `${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet on Android', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
])('API-14: a browser is called by its name and its system: %s', (name, userAgent) => {
  expect(nameOfDevice('web', userAgent)).toBe(name);
});

test('API-14: the packaged portal is an app on a telephone or a tablet', () => {
  expect(nameOfDevice('ios', `${iPhone} Mobile/15E148`)).toBe('App on iPhone');
  expect(nameOfDevice('ios', iPhone.replaceAll('iPhone', 'iPad'))).toBe('App on iPad');
  expect(nameOfDevice('android', `${android} Version/4.0 Chrome/126.0 Mobile`)).toBe('App on Android');
});

test.each(['', 'curl/8.5.0', 'Mozilla/5.0', 'x'.repeat(5000), 'Firefox/1 https://evil.example.com'])(
  'API-14: a user agent that names no browser and no system gives no name: %j',
  (userAgent) => {
    for (const type of ['web', 'ios', 'android'] as const)
      expect(nameOfDevice(type, userAgent)).toBeUndefined();
  },
);
