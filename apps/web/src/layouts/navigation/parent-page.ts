import { matchPath } from 'react-router';
import { type Path, paths } from '#core/routing/paths.ts';

/** pages that are not tabs, and the parent page of each: the list or the tab that it belongs under. */
const parents: readonly (readonly [page: Path, parent: string])[] = [
  [paths.policy, paths.policies.to()],
  [paths.statement, paths.policies.to()],
  [paths.provider, paths.information.to()],
  [paths.firm, paths.information.to()],
  [paths.content, paths.account.to()],
  [paths.dueDiligenceReport, paths.dueDiligence.to()],
  [paths.providerReport, paths.dueDiligence.to()],
  [paths.insight, paths.insights.to()],
  [paths.documents, paths.account.to()],
  [paths.document, paths.documents.to()],
  [paths.documentRequest, paths.documents.to()],
  [paths.aboutVip, paths.account.to()],
  [paths.accountUpdate, paths.account.to()],
  [paths.accountPassword, paths.account.to()],
  [paths.accountMfaSetup, paths.account.to()],
];

/** Pages that show one of their parts where the query is like this; the part belongs under the page. */
const withParts: readonly (readonly [page: Path, query: RegExp])[] = [
  [paths.account, /./],
  [paths.messages, /./],
  [paths.notifications, /\bid=/],
];

/** the parent page of the page at this address; null on the tabs themselves. */
export function parentPageOf(pathname: string, search = ''): string | null {
  if (withParts.some(([{ pattern }, query]) => pattern === pathname && query.test(search))) return pathname;
  return parents.find(([page]) => matchPath(page.pattern, pathname) !== null)?.[1] ?? null;
}
