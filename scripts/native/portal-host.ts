import { StackError } from '../terminal.ts';

/**
 * Scheme and host of the gateway that a packaged app calls. Throws a StackError unless it is https on its own port:
 * links of mails open an app by host alone.
 */
export function readGatewayOrigin(given = ''): string {
  const url = URL.parse(given);
  if (url?.protocol === 'https:' && url.port === '' && url.href === `${url.origin}/`) return url.origin;
  throw new StackError(
    'Set NATIVE_GATEWAY_ORIGIN to the address of the gateway, such as https://portal.example.com: a packaged app cannot guess it.',
  );
}

type HostFile = { readonly file: string; readonly withHost: (text: string, host: string) => string };

/**
 * The files that name the host whose links open the app; paths from apps/native. `withHost` throws a StackError if a
 * file no longer names one.
 */
export const hostFiles: readonly HostFile[] = [
  hostFile('android/gradle.properties', /^portalHost=.*$/m, 'portalHost='),
  hostFile('ios/App/App/App.entitlements', /applinks:[^<]*/, 'applinks:'),
];

function hostFile(file: string, pattern: RegExp, label: string): HostFile {
  return {
    file,
    withHost: (text, host) => {
      if (!pattern.test(text))
        throw new StackError(`apps/native/${file} has no ${label} to put the host after.`);
      return text.replace(pattern, label + host);
    },
  };
}
