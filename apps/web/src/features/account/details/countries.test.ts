import { expect, test } from 'vitest';
import { countryOf, loadCountries, regionNameOf } from './countries.ts';

test('P-12: countries come with two-letter codes, each once, and with their regions', async () => {
  const countries = await loadCountries();
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
});

test('P-12: a region has a name and its short code, or none where it has no code', async () => {
  const countries = await loadCountries();
  const kingdom = countryOf(countries, 'GB', '');
  expect(kingdom?.regions).toContainEqual({ name: 'North Yorkshire', code: 'NYK' });
  expect(countryOf(countries, 'GG', '')?.regions).toContainEqual({ name: 'St. Peter Port', code: null });
  const codes = countries.flatMap(({ regions }) => regions.map(({ code }) => code));
  expect(codes).not.toContain('undefined');
  expect(codes).not.toContain('');
});

test('P-12: a country is found by its code, whatever the record calls it, and else by its name', async () => {
  const countries = await loadCountries();
  expect(countryOf(countries, 'GB', 'Great Britain')?.name).toBe('United Kingdom');
  expect(countryOf(countries, '', 'Ireland')?.code).toBe('IE');
  expect(countryOf(countries, '', 'Ruritania')).toBeUndefined();
  expect(countryOf(countries, '', '')).toBeUndefined();
});

test('P-12: a region that was recorded by its short code is shown by its name', async () => {
  const kingdom = countryOf(await loadCountries(), 'GB', '');
  for (const recorded of ['NYK', 'nyk', 'GB-NYK', 'North Yorkshire']) {
    expect(regionNameOf(kingdom, recorded)).toBe('North Yorkshire');
  }
});

test('P-12: a region that the country does not have stays as it was recorded', async () => {
  const countries = await loadCountries();
  expect(regionNameOf(countryOf(countries, 'GB', ''), 'Rutlandshire')).toBe('Rutlandshire');
  expect(regionNameOf(countryOf(countries, 'IE', ''), 'NYK')).toBe('NYK');
  expect(regionNameOf(countryOf(countries, 'GG', ''), 'undefined')).toBe('undefined');
  expect(regionNameOf(undefined, 'NYK')).toBe('NYK');
  expect(regionNameOf(countryOf(countries, 'GB', ''), '')).toBe('');
});

test('P-12: no name or region of the list is longer than the record can hold', async () => {
  const countries = await loadCountries();
  const names = countries.flatMap(({ name, regions }) => [name, ...regions.map((region) => region.name)]);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(60);
});
