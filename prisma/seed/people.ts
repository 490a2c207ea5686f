/** Password of every seeded client. Servers refuse the seeded accounts in production. */
export const seedPassword = 'Portal-Demo-2026!';

/** A client who can sign in, and what signing in as that client shows. Secrets are base32 (SHA-1, six digits, 30 s). */
export type SeededPerson = { readonly email: string; readonly shows: string; readonly totpSecret?: string };

/** The people that demonstrations and tests count on. */
export const seededPeople: readonly SeededPerson[] = [
  {
    email: 'vip@portal.example.com',
    shows: 'VIP, two-step verification on, eight policies of all kinds',
    totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  { email: 'standard@portal.example.com', shows: 'two-step verification not required, three policies' },
  { email: 'setup@portal.example.com', shows: 'must set up two-step verification first' },
  { email: 'terms@portal.example.com', shows: 'terms not accepted yet' },
  {
    email: 'lockout@portal.example.com',
    shows: 'two-step verification on, one wrong password before the lock',
    totpSecret: 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU',
  },
  {
    email: 'locked@portal.example.com',
    shows: 'two-step verification on, locked for 30 minutes',
    totpSecret: 'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
  },
  { email: 'empty@portal.example.com', shows: 'a new client with nothing yet' },
  { email: 'large@portal.example.com', shows: '1,000 policies with five years of valuations' },
];

/** Invites for people who have no password yet; `validForHours` is counted from the seed's clock and may be past. */
export const seededInvites = [
  { code: 'INVITE-VALID-0001', email: 'invited@portal.example.com', validForHours: 48 },
  { code: 'INVITE-EXPIRED-0001', email: 'invited-late@portal.example.com', validForHours: -1 },
] as const;
