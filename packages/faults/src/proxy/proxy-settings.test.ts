import { expect, test } from 'vitest';
import { readProxySettings } from './proxy-settings.ts';

test('Q-3: the proxy takes its addresses from the arguments', () => {
  expect(readProxySettings(['--target', 'https://api.firm.example'])).toEqual({
    target: new URL('https://api.firm.example/'),
    port: 8090,
    host: '127.0.0.1',
  });
  expect(readProxySettings(['--target', 'http://127.0.0.1:8081/', '--port', '9000'])).toMatchObject({
    port: 9000,
  });
});

test.each([
  [[], '--target'],
  [['--target', 'api.firm.example'], '--target'],
  [['--target', 'ftp://api.firm.example'], '--target'],
  [['--target', 'https://api.firm.example/v1'], '--target'],
  [['--target', 'https://name:word@api.firm.example'], '--target'],
  [['--target', 'https://api.firm.example', '--port', '0'], '--port'],
  [['--target', 'https://api.firm.example', '--port', 'http'], '--port'],
  [['--tarket', 'https://api.firm.example'], '--tarket'],
])('Q-3: %j is refused with a sentence', (args, named) => {
  expect(readProxySettings(args)).toContain(named);
});
