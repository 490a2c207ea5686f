import type { RouterOutputs } from '#core/trpc/procedures.ts';

type Client = RouterOutputs['client']['get'];

/** The record of a client, with everything that is not named left plain. */
export function aClient(named: Partial<Client> = {}): Client {
  return {
    title: 'Mrs',
    firstName: 'Imogen',
    surname: 'Hartnoll',
    givenName: 'Imogen',
    email: 'client@portal.example.com',
    isVip: true,
    telephone: { homeNumber: '01632 960 201', workNumber: null, mobileNumber: '01632 960 114' },
    address: {
      line1: '17 Tanner Row',
      line2: null,
      line3: null,
      town: 'Saltergate',
      county: 'North Yorkshire',
      postcode: 'YO99 4RW',
      country: 'United Kingdom',
      countryId: 'GB',
    },
    pendingAmendment: null,
    clientSince: '2019-04-12',
    adviser: null,
    previousSignInAt: null,
    ...named,
  };
}
