import { portalConfiguration } from '#core/configuration.ts';
import { contentAddress } from '#core/content-address.ts';
import { contentTitle } from '#core/content-title.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { Loaded } from '#core/loaded.tsx';
import { PageLink } from '#core/page-link.tsx';
import { paths } from '#core/paths.ts';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { PartPlace } from '#ui/part-place.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { textLink } from '#ui/text-link.ts';
import styles from './firm-pages.module.css';

const { firmShortName } = portalConfiguration;

/** The way to who the firm is (row P11) and to its own pages (row P10), of which a firm may offer none. */
export function FirmPages() {
  return (
    <RuledSection heading={`From ${firmShortName}`}>
      <Loaded
        query={trpc.content.list.useQuery()}
        loading={
          <>
            <PageLinks pages={[]} />
            <PartPlace said="Loading the firm’s pages" />
          </>
        }
        failed={(failure) => (
          <>
            <PageLinks pages={[]} />
            <FailedPart heading="We could not load the firm’s other pages" failure={failure} />
          </>
        )}
      >
        {({ pages, unreadable }) => (
          <>
            <PageLinks pages={pages} />
            <UnreadableNote count={unreadable} one="page" many="pages" />
          </>
        )}
      </Loaded>
    </RuledSection>
  );
}

function PageLinks({ pages }: { pages: readonly { id: string; title: string | null }[] }) {
  const { firm, content } = trpc.useUtils();
  return (
    <ul className={styles.pages}>
      <li>
        <PageLink className={textLink} to={paths.firm.to()} prefetch={() => void firm.get.prefetch()}>
          About {firmShortName}
        </PageLink>
      </li>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <PageLink
            className={textLink}
            to={contentAddress(id)}
            prefetch={() => void content.byId.prefetch({ id })}
          >
            {contentTitle({ title })}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
