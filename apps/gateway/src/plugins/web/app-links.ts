import type { FastifyInstance } from 'fastify';

type Options = {
  /** Name of the Android package, and SHA-256 of the certificates that it is signed with. */
  readonly android: { readonly packageName: string; readonly certificates: readonly string[] };
  /** Team and bundle of the iOS app, such as `A1B2C3D4E5.com.example.noonmark`. */
  readonly appleAppId: string | undefined;
};

const mailedLinks = ['/invite/*', '/password-reset/*'];

/** Verifies the packaged apps, so that mailed links open only them. Empty when no app is configured. */
export function registerAppLinks(app: FastifyInstance, { android, appleAppId }: Options): void {
  if (android.certificates.length > 0)
    app.get('/.well-known/assetlinks.json', async () => forAndroid(android));
  if (appleAppId !== undefined)
    app.get('/.well-known/apple-app-site-association', async () => forApple(appleAppId));
}

/** Digital Asset Links. */
function forAndroid({ packageName, certificates }: Options['android']) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: certificates,
      },
    },
  ];
}

/** Universal Links. */
function forApple(appleAppId: string) {
  const components = mailedLinks.map((path) => ({ '/': path }));
  return { applinks: { details: [{ appIDs: [appleAppId], components }] } };
}
