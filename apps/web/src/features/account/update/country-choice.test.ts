import { expect, test } from 'vitest';
import { countryCodeOf, countryNameOf, regionsOf, withPresent } from './country-choice.ts';
import { loadCountries } from './load-countries.ts';

test('P12: countries come with two-letter codes, each once, and with their regions', async () => {
  const countries = await loadCountries();
  expect(countries.length).toBeGreaterThan(240);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  expect(countries.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(regionsOf(countries, 'United Kingdom')).toContain('North Yorkshire');
});

test('P12: a country is told by its code, whatever the record calls it', async () => {
  const countries = await loadCountries();
  expect(countryNameOf(countries, 'GB', 'Great Britain')).toBe('United Kingdom');
  expect(countryNameOf(countries, '', 'Ruritania')).toBe('Ruritania');
  expect(countryCodeOf(countries, 'Ireland')).toBe('IE');
  expect(countryCodeOf(countries, '')).toBe('');
});

test('P12: no name or region of the list is longer than the record can hold', async () => {
  const countries = await loadCountries();
  const names = countries.flatMap(({ name, regions }) => [name, ...regions]);
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(60);
});

test('P12: what a record has stays on offer though the list does not know it', () => {
  expect(withPresent(['Devon', 'Kent'], 'Rutlandshire')).toEqual(['Rutlandshire', 'Devon', 'Kent']);
  expect(withPresent(['Devon', 'Kent'], 'Kent')).toEqual(['Devon', 'Kent']);
  expect(withPresent(['Devon', 'Kent'], '')).toEqual(['Devon', 'Kent']);
});
