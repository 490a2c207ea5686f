import { portalConfiguration } from '#core/configuration.ts';
import { aboutVipContent } from '#core/content-address.ts';
import { contentTitle } from '#core/content-title.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { useSession } from '#core/session/use-session.ts';
import { londonDay } from '#core/time/london-day.ts';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { formatDay } from '#ui/format-day.ts';
import { textLink } from '#ui/text-link.ts';
import { PartLoading } from '../part-loading.tsx';
import styles from './legal-pages.module.css';

/** The firm's own pages (row P10), where it offers any: how to complain, what protects a client, how data is kept. Then the terms of use. */
export function LegalPages() {
  const query = trpc.content.list.useQuery();
  return (
    <Loaded
      query={query}
      loading={<PartLoading what="the pages of the firm" height="20rem" />}
      failed={(failure) => <FailedPart heading="We could not load these pages" failure={failure} />}
    >
      {({ pages, unreadable }) => (
        <>
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
          <UnreadableNote count={unreadable} one="page" many="pages" />
        </>
      )}
    </Loaded>
  );
}

/** Rows A12 and L18: the acceptance that the firm has on record, else the one kept from this sign-in; left out where there is neither. */
function TermsOfUse() {
  const { data } = trpc.terms.mine.useQuery();
  const { acceptedTerms } = useSession();
  const version = data?.acceptedVersion ?? acceptedTerms?.version ?? null;
  const day = data?.acceptedAt ? formatDay(londonDay(new Date(data.acceptedAt))) : null;
  const isAccepted = version !== null || day !== null || data?.termsAccepted || acceptedTerms !== null;
  const words = [version === null ? 'Accepted' : `Version ${version} accepted`, day && `on ${day}`];
  return (
    <li className={styles.page}>
      <a className={textLink} href={portalConfiguration.termsUrl} rel="noreferrer" target="_blank">
        Terms of use
      </a>
      {isAccepted ? <span className={styles.day}>{words.filter(Boolean).join(' ')}</span> : null}
    </li>
  );
}
