import { StackError } from '../stack/stack-error.ts';

/** Scheme and host of the gateway that a packaged app calls. Throws a StackError unless it is https. */
export function readGatewayOrigin(given = ''): string {
  const url = URL.parse(given);
  if (url?.protocol === 'https:' && url.href === `${url.origin}/`) return url.origin;
  throw new StackError(
    'Set NATIVE_GATEWAY_ORIGIN to the address of the gateway, such as https://portal.example.com: a packaged app cannot guess it.',
  );
}

type HostFile = { readonly file: string; readonly withHost: (text: string, host: string) => string };

/** Where the projects say whose links open the app; paths from apps/native. */
export const hostFiles: readonly HostFile[] = [
  {
    file: 'android/gradle.properties',
    withHost: (text, host) => text.replace(/^portalHost=.*$/m, `portalHost=${host}`),
  },
  {
    file: 'ios/App/App/App.entitlements',
    withHost: (text, host) => text.replace(/applinks:[^<]*/, `applinks:${host}`),
  },
];
