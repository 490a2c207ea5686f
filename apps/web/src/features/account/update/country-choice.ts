import type { Country } from './load-countries.ts';

/** Names to choose from, and the one that is there now even where the list does not know it. */
export function withPresent(names: readonly string[], present: string): readonly string[] {
  return present === '' || names.includes(present) ? names : [present, ...names];
}

/** The name by which a country stands in the list; as it was recorded where the list does not have it. */
export function countryNameOf(countries: readonly Country[], code: string, recorded: string): string {
  return countries.find((country) => country.code === code)?.name ?? recorded;
}

/** Regions of a country by its name; none where no country is chosen. */
export function regionsOf(countries: readonly Country[], name: string): readonly string[] {
  return countries.find((country) => country.name === name)?.regions ?? [];
}

/** The code of a country by its name; empty where none is chosen or the list does not have it. */
export function countryCodeOf(countries: readonly Country[], name: string): string {
  return countries.find((country) => country.name === name)?.code ?? '';
}
