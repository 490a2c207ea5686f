export type Country = { name: string; code: string; regions: readonly string[] };

/** Row P12: every country with its two-letter code and its regions. 40 kB, so only the form that needs it asks for it. */
export async function loadCountries(): Promise<Country[]> {
  const { allCountries } = await import('country-region-data');
  return allCountries.map(([name, code, regions]) => ({
    name,
    code,
    regions: regions.map(([region]) => region),
  }));
}
