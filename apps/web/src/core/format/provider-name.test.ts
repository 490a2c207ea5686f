import { expect, test } from 'vitest';
import { providerName } from './provider-name.ts';

test('API-17: a provider without a name is known by the end of its id, and in a sentence as this provider', () => {
  const uuid = '00000000-0000-4000-8001-00000012abcd';
  expect(providerName({ uuid, name: 'Brackenfield' }, 'this provider')).toBe('Brackenfield');
  expect(providerName({ uuid, name: null })).toBe('Provider ref 12ABCD');
  expect(providerName({ uuid: '7', name: null })).toBe('Provider ref 7');
  expect(providerName({ uuid, name: null }, 'this provider')).toBe('this provider');
  expect(providerName({ name: null })).toBe('Unnamed provider');
  expect(providerName(null)).toBe('Unnamed provider');
});
