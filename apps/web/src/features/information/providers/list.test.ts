import { expect, test } from 'vitest';
import { aProvider } from '#test/build/a-provider.ts';
import { filterProviders } from './list.tsx';

const castlegate = aProvider({ name: 'Castlegate Trustees', type: 'sipp_operator', fcaNumber: '765432' });
const tamar = aProvider({
  name: 'Tamar & Wye',
  legalName: 'Tamar & Wye Investment Management LLP',
  type: 'dfm',
});
const providers = [castlegate, tamar];

test('P-3: providers are found by name, legal name, kind and number in the register', () => {
  expect(filterProviders(providers, 'castle')).toEqual([castlegate]);
  expect(filterProviders(providers, 'LLP')).toEqual([tamar]);
  expect(filterProviders(providers, 'sipp operator')).toEqual([castlegate]);
  expect(filterProviders(providers, '765432')).toEqual([castlegate]);
});

test('P-3: every word must be found, in any order, without regard to case and accents', () => {
  expect(filterProviders(providers, '  wye   TÀMAR ')).toEqual([tamar]);
  expect(filterProviders(providers, 'tamar trustees')).toEqual([]);
  expect(filterProviders(providers, '  ')).toEqual(providers);
});
