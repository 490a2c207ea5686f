import { useQuery } from '@tanstack/react-query';
import { portalConfiguration } from '#core/configuration.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { dayOfMoment } from '#core/format/london-time.ts';
import { contentTitle } from '#core/format/names.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { aboutVipContent, paths } from '#core/routing/paths.ts';
import { useSession } from '#core/session/store.ts';
import { useTRPC } from '#core/trpc/procedures.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { formatDay } from '#ui/format/day.ts';
import styles from './legal-pages.module.css';

/**
 * The firm's own pages (P-10), where it offers any: how to complain, what protects a client, how data is kept. Then the
 * terms of use, even where those pages fail (S-6).
 */
export function LegalPages() {
  const trpc = useTRPC();
  return (
    <QueryBoundary
      query={useQuery(trpc.content.list.queryOptions())}
      loading={<PartSkeleton what="the pages of the firm" height="20rem" />}
      failed={(failure) => (
        <>
          <FailedPart heading="We could not load these pages" failure={failure} />
          <PageList pages={[]} />
        </>
      )}
    >
      {({ pages, unreadable }) => (
        <>
          <PageList pages={pages} />
          <UnreadableNote count={unreadable} one="page" many="pages" />
        </>
      )}
    </QueryBoundary>
  );
}

type LegalPage = { id: string; title: string | null; updatedOn: string | null };

function PageList({ pages }: { pages: readonly LegalPage[] }) {
  return (
    <ul className={styles.pages}>
      {pages
        .filter(({ id }) => id !== aboutVipContent)
        .map((page) => (
          <li key={page.id} className={styles.page}>
            <PageLink className={textLink} to={paths.content.to({ id: page.id })}>
              {contentTitle(page)}
            </PageLink>
            {page.updatedOn === null ? null : (
              <span className={styles.day}>Updated {formatDay(page.updatedOn)}</span>
            )}
          </li>
        ))}
      <TermsOfUse />
    </ul>
  );
}

/**
 * API-12 and L-18: the acceptance in the firm's record, else the one stored at this sign-in; left out without either.
 */
function TermsOfUse() {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.terms.mine.queryOptions());
  const { acceptedTerms } = useSession();
  const version = data?.acceptedVersion ?? acceptedTerms?.version ?? null;
  const day = data?.acceptedAt ? formatDay(dayOfMoment(data.acceptedAt)) : null;
  const isAccepted = version !== null || day !== null || data?.termsAccepted || acceptedTerms !== null;
  const parts = [version === null ? 'Accepted' : `Version ${version} accepted`, day && `on ${day}`];
  return (
    <li className={styles.page}>
      <a className={textLink} href={portalConfiguration.termsUrl} rel="noreferrer" target="_blank">
        Terms of use
      </a>
      {isAccepted ? <span className={styles.day}>{parts.filter(Boolean).join(' ')}</span> : null}
    </li>
  );
}
