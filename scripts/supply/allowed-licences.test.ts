import { expect, test } from 'vitest';
import { licenceFaults, packageName } from './allowed-licences.ts';

function aComponent(name: string, licence?: string) {
  const licenses =
    licence === undefined
      ? []
      : [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }];
  return { name, version: '1.0.0', purl: `pkg:npm/${name.replace('@', '%40')}@1.0.0`, licenses };
}

const none = () => undefined;

test.each([
  ['an allowed one', 'MIT'],
  ['a choice with an allowed one', '(MPL-2.0 OR Apache-2.0)'],
  ['two allowed ones', 'MIT AND ISC'],
])('%s passes', (_what, licence) => {
  expect(licenceFaults([aComponent('a', licence)], none)).toEqual([]);
});

test.each([
  ['one that is not allowed', 'GPL-3.0-only'],
  ['two of which one is not', 'MIT AND GPL-3.0-only'],
  ['an unknown one', 'SEE LICENSE'],
])('SEC-J13: %s is refused', (_what, licence) => {
  expect(licenceFaults([aComponent('a', licence)], none)).toEqual([{ name: 'a', version: '1.0.0', licence }]);
});

test('a package that states none is looked up where it is installed, and refused where it has none', () => {
  const component = aComponent('@scope/b');
  expect(packageName(component)).toBe('@scope/b');
  expect(licenceFaults([component], (name) => (name === '@scope/b' ? 'ISC' : undefined))).toEqual([]);
  expect(licenceFaults([component], none)).toMatchObject([{ licence: 'none stated' }]);
});

test('SEC-J13: an exception is for one licence of one package', () => {
  expect(licenceFaults([aComponent('sentry')], () => 'FSL-1.1-Apache-2.0')).toEqual([]);
  expect(licenceFaults([aComponent('sentry')], () => 'GPL-3.0-only')).toHaveLength(1);
  expect(licenceFaults([aComponent('other')], () => 'FSL-1.1-Apache-2.0')).toHaveLength(1);
});
