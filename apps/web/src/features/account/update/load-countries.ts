/** A region and its short code; null where the list has none (specification, section 3). */
export type Region = { name: string; code: string | null };

export type Country = { name: string; code: string; regions: readonly Region[] };

/** Row P12: every country with its two-letter code and its regions. 40 kB, so only the form that needs it loads it. */
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
