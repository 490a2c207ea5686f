import { portalConfiguration } from '#core/configuration.ts';
import { contentAddress } from '#core/content-address.ts';
import { contentTitle } from '#core/content-title.ts';
import { FailedPart } from '#core/failed-part.tsx';
import { ListRow, ListRows } from '#core/list-row.tsx';
import { Loaded } from '#core/loaded.tsx';
import { trpc } from '#core/trpc/react.ts';
import { UnreadableNote } from '#core/unreadable-note.tsx';
import { formatDay } from '#ui/format-day.ts';
import { ListPlace } from '#ui/list-place.tsx';
import { PaneHead } from '#ui/pane-head.tsx';
import styles from './content-list.module.css';

/** Row P10: the pages that the firm has written; `current` is the one that is read. */
export function ContentList({ current }: { current: string }) {
  const { content } = trpc.useUtils();
  return (
    <>
      <PaneHead>
        <p className={styles.label}>From {portalConfiguration.firmShortName}</p>
      </PaneHead>
      <Loaded
        query={trpc.content.list.useQuery()}
        loading={<ListPlace said="Loading the firm’s pages" />}
        failed={(failure) => (
          <div className={styles.failed}>
            <FailedPart heading="We could not load the firm’s other pages" failure={failure} />
          </div>
        )}
      >
        {({ pages, unreadable }) => (
          <>
            <ListRows>
              {pages.map(({ id, title, updatedOn }) => (
                <ListRow
                  key={id}
                  to={contentAddress(id)}
                  isCurrent={id === current}
                  prefetch={() => void content.byId.prefetch({ id })}
                  title={contentTitle({ title })}
                  note={updatedOn === null ? null : `Updated ${formatDay(updatedOn)}`}
                />
              ))}
            </ListRows>
            <div className={styles.unreadable}>
              <UnreadableNote count={unreadable} one="page" many="pages" />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
