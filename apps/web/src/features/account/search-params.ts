import { paths } from '#core/routing/paths.ts';

/** What the account is made of; each is a place of its own. */
export type AccountPart = 'details' | 'update' | 'password' | 'secondFactor' | 'devices' | 'legal';

/** Parts without a path of R-11 stand in the query of the account's own. */
const parts = { devices: 'devices', legal: 'legal' } as const;

/** The part of `/tabs/account` that a query asks for. */
export function readPart(query: URLSearchParams): 'details' | 'devices' | 'legal' {
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
  legal: paths.account.to({}, { part: parts.legal }),
};
