import type { AdviserName } from './advisers.ts';

/** Details of a seeded client. Postcodes and telephone numbers are from ranges that are not in use. */
export type ClientFacts = {
  readonly email: string;
  readonly title: string;
  readonly firstName: string;
  readonly surname: string;
  /** Months before the seed's clock in which the person became a client. */
  readonly clientForMonths: number;
  /** Days before the seed's clock of the last sign-in; left out where there was none. */
  readonly signedInDaysAgo?: number;
  readonly address: readonly [line: string, town: string, county: string, postcode: string] | null;
  readonly mobileNumber: string | null;
  readonly homeNumber: string | null;
  /** Null for invited clients, who have no adviser yet. */
  readonly adviser: AdviserName | null;
};

export const clientFacts: readonly ClientFacts[] = [
  {
    email: 'vip@portal.example.com',
    title: 'Mrs',
    firstName: 'Imogen',
    surname: 'Hartnoll',
    clientForMonths: 91,
    signedInDaysAgo: 1,
    address: ['17 Tanner Row', 'Saltergate', 'North Yorkshire', 'YO99 4RW'],
    mobileNumber: '01632 960 114',
    homeNumber: '01632 960 201',
    adviser: 'Ruth Vasey',
  },
  {
    email: 'standard@portal.example.com',
    title: 'Mr',
    firstName: 'Daniel',
    surname: 'Okafor',
    clientForMonths: 103,
    signedInDaysAgo: 2,
    address: ['31 Mill Street', 'Eddermouth', 'Devon', 'EX99 2QC'],
    mobileNumber: '01632 960 114',
    homeNumber: '01632 960 201',
    adviser: 'Ruth Vasey',
  },
  {
    email: 'setup@portal.example.com',
    title: 'Ms',
    firstName: 'Leila',
    surname: 'Marchetti',
    clientForMonths: 4,
    address: ['2 Weir Cottages', 'Hallbeck', 'Cumbria', 'CA99 7LB'],
    mobileNumber: '01632 960 131',
    homeNumber: null,
    adviser: 'Ruth Vasey',
  },
  {
    email: 'terms@portal.example.com',
    title: 'Mr',
    firstName: 'Callum',
    surname: 'Sowerby',
    clientForMonths: 27,
    address: ['58 Lantern Hill', 'Stokeham', 'Lincolnshire', 'LN99 3HD'],
    mobileNumber: '01632 960 147',
    homeNumber: '01632 960 248',
    adviser: 'Tomas Elwin',
  },
  {
    email: 'lockout@portal.example.com',
    title: 'Dr',
    firstName: 'Hannah',
    surname: 'Quist',
    clientForMonths: 58,
    signedInDaysAgo: 9,
    address: ['The Old Forge', 'Wexcombe', 'Wiltshire', 'SN99 6TF'],
    mobileNumber: '01632 960 152',
    homeNumber: null,
    adviser: 'Tomas Elwin',
  },
  {
    email: 'locked@portal.example.com',
    title: 'Mr',
    firstName: 'Owen',
    surname: 'Tredwell',
    clientForMonths: 33,
    signedInDaysAgo: 6,
    address: ['9 Kiln Lane', 'Potterford', 'Staffordshire', 'ST99 1KL'],
    mobileNumber: '01632 960 165',
    homeNumber: '01632 960 266',
    adviser: 'Tomas Elwin',
  },
  {
    email: 'empty@portal.example.com',
    title: 'Ms',
    firstName: 'Farah',
    surname: 'Linden',
    clientForMonths: 0,
    address: ['Flat 3, 40 Orchard Road', 'Netherby', 'Kent', 'TN99 5OR'],
    mobileNumber: '01632 960 178',
    homeNumber: null,
    adviser: 'Ruth Vasey',
  },
  {
    email: 'large@portal.example.com',
    title: 'Mr',
    firstName: 'Gregory',
    surname: 'Ashdown',
    clientForMonths: 140,
    signedInDaysAgo: 3,
    address: ['Ashdown House', 'Great Mowling', 'Suffolk', 'IP99 8AH'],
    mobileNumber: '01632 960 183',
    homeNumber: '01632 960 284',
    adviser: 'Tomas Elwin',
  },
  {
    email: 'invited@portal.example.com',
    title: 'Ms',
    firstName: 'Noor',
    surname: 'Bellamy',
    clientForMonths: 0,
    address: null,
    mobileNumber: null,
    homeNumber: null,
    adviser: null,
  },
  {
    email: 'invited-late@portal.example.com',
    title: 'Mr',
    firstName: 'Piers',
    surname: 'Holloway',
    clientForMonths: 0,
    address: null,
    mobileNumber: null,
    homeNumber: null,
    adviser: null,
  },
];

export function fullName({ firstName, surname }: ClientFacts): string {
  return `${firstName} ${surname}`;
}
