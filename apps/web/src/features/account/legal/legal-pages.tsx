import { portalConfiguration } from '#core/configuration.ts';
import { aboutVipContent } from '#core/content-address.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { formatDay } from '#ui/format-day.ts';
import { textLink } from '#ui/text-link.ts';
import { PartLoading } from '../part-loading.tsx';
import styles from './legal-pages.module.css';

/** The firm's own pages (row P10): how to complain, what protects a client, how data is kept. */
export function LegalPages() {
  const query = trpc.content.list.useQuery();
  return (
    <Loaded
      query={query}
      loading={<PartLoading what="the pages of the firm" height="20rem" />}
      failed={(failure) => <FailedPart heading="We could not load these pages" failure={failure} />}
    >
      {({ pages }) => (
        <ul className={styles.pages}>
          {pages
            .filter(({ id }) => id !== aboutVipContent)
            .map(({ id, title, updatedOn }) => (
              <li key={id} className={styles.page}>
                <PageLink className={textLink} to={paths.content.to({ id })}>
                  {title}
                </PageLink>
                <span className={styles.day}>Updated {formatDay(updatedOn)}</span>
              </li>
            ))}
          <li className={styles.page}>
            <a className={textLink} href={portalConfiguration.termsUrl} rel="noreferrer" target="_blank">
              Terms of use
            </a>
          </li>
        </ul>
      )}
    </Loaded>
  );
}
