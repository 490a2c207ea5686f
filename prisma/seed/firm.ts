import { seedUuid } from './by-name.ts';
import type { SeedRows } from './seed-rows.ts';

/**
 * The firm. Its number begins with zeros, which the regulator never gives out; telephone and postcode are from ranges
 * that are not in use.
 */
export function firmRows(): Pick<SeedRows, 'firm'> {
  return {
    firm: [
      {
        uuid: seedUuid('firm'),
        name: 'Arkwright Pell Financial Planning',
        logo: '/logos/firm-arkwright-pell.svg',
        bio: 'We are a firm of eleven planners who look after families over decades. We charge one fee, agreed in writing before any work begins, and we test every provider that we use each year and show you what we found.',
        fcaNumber: '000193',
        fcaRegisteredDate: '2009-03-16',
        phone: '01632 960 300',
        address: '6 Merchant Hall Lane\nSaltergate\nNorth Yorkshire\nYO99 1AP',
      },
    ],
  };
}
