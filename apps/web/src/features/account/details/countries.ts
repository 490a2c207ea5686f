import { useEffect, useState } from 'react';

/**
 * A country of the list, found by its code, or by its name where the record has no code of the list; the name may be a
 * code too.
 */
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

/** A region and its short code; null where the list has none (specification, section 3). */
type Region = { name: string; code: string | null };

export type Country = { name: string; code: string; regions: readonly Region[] };

/** P-12: every country with its two-letter code and its regions. 40 kB, so only the form that needs it loads it. */
export async function loadCountries(): Promise<Country[]> {
  const { allCountries } = await import('country-region-data');
  return allCountries.map(([name, code, regions]) => ({
    name,
    code,
    regions: regions.map(([region, regionCode]) => ({ name: region, code: codeOrNull(regionCode) })),
  }));
}

/** Version 4.1.0 of the list writes a missing code as the text "undefined". */
function codeOrNull(code: string): string | null {
  return code === 'undefined' || code === '' ? null : code;
}

/** The countries: undefined while they are on their way, null where they could not be fetched. */
export type Countries = readonly Country[] | null | undefined;

export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>();
  useEffect(() => {
    void loadCountries().then(setCountries, () => setCountries(null));
  }, []);
  return countries;
}
