import { matchPath, useLocation } from 'react-router';
import { paths } from '#core/paths.ts';

/** The uuid of the policy that the address names (row P2); null on the list. */
export function useChosenPolicy(): string | null {
  const { pathname } = useLocation();
  return matchPath(paths.policy.pattern, pathname)?.params.id ?? null;
}
