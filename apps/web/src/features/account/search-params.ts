import { paths } from '#core/routing/paths.ts';

/** Parts without a path in R-11 are in the query of the account page. */
const partsInQuery = ['devices', 'history', 'legal'] as const;
type PartInQuery = (typeof partsInQuery)[number];

export type AccountPart = 'details' | 'update' | 'password' | 'secondFactor' | PartInQuery;

/** The part of `/tabs/account` that a query selects. */
export function readPart(query: URLSearchParams): 'details' | PartInQuery {
  const requested = query.get('part');
  return partsInQuery.find((part) => part === requested) ?? 'details';
}

/** Where a part is; one that `isTitled` has its heading as the title of the document too. */
type Part = { name: string; to: string; isTitled?: boolean };

export const parts: Record<AccountPart, Part> = {
  details: { name: 'Personal details', to: paths.account.to() },
  update: { name: 'Personal details', to: paths.accountUpdate.to() },
  password: { name: 'Password', to: paths.accountPassword.to() },
  secondFactor: { name: 'Two-step verification', to: paths.accountMfaSetup.to() },
  devices: inQuery('devices', 'Devices'),
  history: inQuery('history', 'Security history'),
  legal: inQuery('legal', 'Legal and complaints'),
};

function inQuery(part: PartInQuery, name: string): Part {
  return { name, to: paths.account.to({}, { part }), isTitled: true };
}
