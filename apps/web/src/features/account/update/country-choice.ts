import type { Country } from './load-countries.ts';

/** Names to choose from, and the one that is there now even where the list does not know it. */
export function withPresent(names: readonly string[], present: string): readonly string[] {
  return present === '' || names.includes(present) ? names : [present, ...names];
}

/** A country of the list, found by its code, or by its name where the record has no code of the list; the name may be a code too. */
export function countryOf(countries: readonly Country[], code: string, name: string): Country | undefined {
  return (
    countries.find((country) => country.code === code) ??
    countries.find((country) => country.name === name || country.code === name)
  );
}

/**
 * The name of a recorded region. A record has one text for it, so the text may be the name or the short code, alone
 * (`NYK`) or after the country's (`GB-NYK`). What matches neither is kept as it was recorded.
 */
export function regionNameOf(country: Country | undefined, recorded: string): string {
  if (country === undefined || country.regions.some(({ name }) => name === recorded)) return recorded;
  const code = recorded.trim().toUpperCase();
  const region = country.regions.find(
    (known) => known.code !== null && [known.code, `${country.code}-${known.code}`].includes(code),
  );
  return region?.name ?? recorded;
}
