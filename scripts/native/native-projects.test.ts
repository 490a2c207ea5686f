import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.ts';
import { hostFiles, readGatewayOrigin } from './portal-host.ts';

const native = join(projectRoot, 'apps/native');
const read = (path: string) => readFileSync(join(native, path), 'utf8');
const config = JSON.parse(read('capacitor.config.json'));
const manifest = read('android/app/src/main/AndroidManifest.xml');
const gradle = read('android/app/build.gradle');
const plist = read('ios/App/App/Info.plist');

test('SEC-H13: on Android nothing of the app is backed up or moved to another device', () => {
  expect(manifest).toContain('android:allowBackup="false"');
  expect(manifest).toContain('android:fullBackupContent="false"');
  const rules = read('android/app/src/main/res/xml/data_extraction_rules.xml');
  for (const part of ['cloud-backup', 'device-transfer'])
    for (const domain of ['root', 'file', 'database', 'sharedpref', 'external'])
      expect(rules.split(`<${part}>`)[1]?.split(`</${part}>`)[0]).toContain(
        `<exclude domain="${domain}" path="." />`,
      );
});

test('SEC-H3, SEC-H22, SEC-H23: nothing travels in the clear', () => {
  expect(config.server.cleartext).toBe(false);
  expect(config.android.allowMixedContent).toBe(false);
  expect(manifest).toContain('android:usesCleartextTraffic="false"');
  expect(manifest).not.toContain('networkSecurityConfig');
  expect(plist).not.toContain('<key>NSAppTransportSecurity</key>');
  expect(plist).not.toMatch(/NSAllowsArbitraryLoads|NSExceptionAllowsInsecureHTTPLoads/);
});

test('SEC-H23, SEC-H24: no debugger can attach to a release, and it logs nothing', () => {
  expect([config.android.webContentsDebuggingEnabled, config.ios.webContentsDebuggingEnabled]).toEqual([
    false,
    false,
  ]);
  expect(config.loggingBehavior).toBe('none');
  expect(manifest).not.toContain('android:debuggable');
  expect(/release \{([^}]*)\}/.exec(gradle)?.[1]).toContain('debuggable false');
});

test('SEC-H23: the app stays on its own two origins, which are those that the gateway lets call (SEC-G8)', () => {
  const { androidScheme, iosScheme, hostname, allowNavigation, url } = config.server;
  expect([`${androidScheme}://${hostname}`, `${iosScheme}://${hostname}`]).toEqual([
    'https://localhost',
    'capacitor://localhost',
  ]);
  expect(allowNavigation).toEqual([]);
  expect(url).toBeUndefined();
});

test('SEC-H14, SEC-H16: Android takes no screenshot, and iOS covers the app in the app switcher', () => {
  expect(read('android/app/src/main/java/com/example/noonmark/MainActivity.java')).toMatch(
    /getWindow\(\)\.setFlags\(secure, secure\)/,
  );
  expect(read('ios/App/App/SceneDelegate.swift')).toMatch(/sceneWillResignActive[\s\S]*addSubview\(view\)/);
});

test('SEC-H13, SEC-H15: it asks for no permission but the network, and on iOS the camera for a document; nothing of it but the start is open to other apps', () => {
  expect(manifest.match(/uses-permission[^>]*/g)).toEqual([
    'uses-permission android:name="android.permission.INTERNET" /',
  ]);
  expect(manifest.match(/android:exported="true"/g)).toHaveLength(1);
  expect(plist.match(/\w+UsageDescription/g)).toEqual(['NSCameraUsageDescription']);
  expect(plist).not.toContain('CFBundleURLSchemes');
});

test('R-16: mailed links open the app: invitations and password resets, of one host, over https, and no other', () => {
  const filter =
    /<intent-filter android:autoVerify="true">([\s\S]*?)<\/intent-filter>/.exec(manifest)?.[1] ?? '';
  expect(filter.match(/<data [^>]*>/g)).toEqual([
    '<data android:scheme="https" />',
    `<data android:host="\${portalHost}" />`,
    '<data android:pathPrefix="/invite/" />',
    '<data android:pathPrefix="/password-reset/" />',
  ]);
  expect(gradle).toContain('manifestPlaceholders = [portalHost: portalHost]');
  expect(
    read('ios/App/App.xcodeproj/project.pbxproj').match(/CODE_SIGN_ENTITLEMENTS = App\/App.entitlements;/g),
  ).toHaveLength(2);
  for (const { file, withHost } of hostFiles) {
    expect(read(file)).toContain('portal.example.com');
    expect(withHost(read(file), 'oak.example.com')).toMatch(/(portalHost=|applinks:)oak\.example\.com/);
    expect(() => withHost('', 'oak.example.com')).toThrow(file);
  }
});

test('R-16: copies of the client are not kept with the projects', () => {
  for (const [ignoring, path] of [
    ['.gitignore', 'www'],
    ['android/.gitignore', 'app/src/main/assets/public'],
    ['ios/.gitignore', 'App/App/public'],
  ] as const)
    expect(read(ignoring).split('\n')).toContain(path);
});

test('R-16: a key that signs releases is not committed, wherever in the Android project it lies', () => {
  const ignored = read('android/.gitignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['*.jks', '*.keystore']));
});

test('R-16: Gradle is the one whose checksum is known, and no plugin of another service comes with it', () => {
  expect(read('android/gradle/wrapper/gradle-wrapper.properties')).toMatch(
    /^distributionSha256Sum=[0-9a-f]{64}$/m,
  );
  expect(read('android/build.gradle').match(/classpath '.*'/g)).toHaveLength(1);
});

test.each([
  undefined,
  '',
  'http://portal.example.com',
  'https://portal.example.com/path',
  'https://portal.example.com:8443',
  'portal.example.com',
])('R-16, SEC-H3, SEC-H22: %s is not a gateway for a packaged app', (given) => {
  expect(() => readGatewayOrigin(given)).toThrow('NATIVE_GATEWAY_ORIGIN');
});

test('R-16: the gateway of a packaged app is an https origin without a port', () => {
  expect(readGatewayOrigin('https://portal.example.com/')).toBe('https://portal.example.com');
});
