import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

const fingerprint = Array.from({ length: 32 }, () => '0A').join(':');

describe('R-16: the portal vouches for the packaged apps', () => {
  it('on Android by package and certificate', async () => {
    const { app } = await buildTestApp({ ANDROID_APP_CERTIFICATES: fingerprint });
    const answer = await app.inject('/.well-known/assetlinks.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.example.noonmark',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
  });

  it('on iOS for mailed links and no other page', async () => {
    const { app } = await buildTestApp({ APPLE_APP_ID: 'A1B2C3D4E5.com.example.noonmark' });
    const answer = await app.inject('/.well-known/apple-app-site-association');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json().applinks.details).toEqual([
      {
        appIDs: ['A1B2C3D4E5.com.example.noonmark'],
        components: [{ '/': '/invite/*' }, { '/': '/password-reset/*' }],
      },
    ]);
  });

  it.each(['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'])(
    'and for none unless one is configured: %s',
    async (url) => {
      const { app } = await buildTestApp();
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['ANDROID_APP_CERTIFICATES', 'AB:CD'],
    ['ANDROID_APP_CERTIFICATES', `${fingerprint},*`],
    ['ANDROID_APP', 'no package'],
    ['APPLE_APP_ID', '*.com.example.noonmark'],
  ])('and starts with no such %s as %s', async (variable, value) => {
    await expect(buildTestApp({ [variable]: value })).rejects.toThrow(variable);
  });
});
