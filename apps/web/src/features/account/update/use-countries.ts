import { useEffect, useState } from 'react';
import { type Country, loadCountries } from './load-countries.ts';

/** The countries: undefined while they are on their way, null where they could not be fetched. */
export type Countries = readonly Country[] | null | undefined;

export function useCountries(): Countries {
  const [countries, setCountries] = useState<Countries>();
  useEffect(() => {
    void loadCountries().then(setCountries, () => setCountries(null));
  }, []);
  return countries;
}
