import { paths } from '#core/routing/paths.ts';

/** The parts of the account; each has its own address. */
export type AccountPart =
  | 'details'
  | 'update'
  | 'password'
  | 'secondFactor'
  | 'devices'
  | 'history'
  | 'legal';

/** Parts without a path in R-11 are in the query of the account page. */
const parts = { devices: 'devices', history: 'history', legal: 'legal' } as const;

/** The part of `/tabs/account` that a query selects. */
export function readPart(query: URLSearchParams): 'details' | keyof typeof parts {
  const asked = query.get('part');
  return Object.values(parts).find((part) => part === asked) ?? 'details';
}

/** The address of each part. */
export const partAddress: Record<AccountPart, string> = {
  details: paths.account.to(),
  update: paths.accountUpdate.to(),
  password: paths.accountPassword.to(),
  secondFactor: paths.accountMfaSetup.to(),
  devices: paths.account.to({}, { part: parts.devices }),
  history: paths.account.to({}, { part: parts.history }),
  legal: paths.account.to({}, { part: parts.legal }),
};
