import { useMemo, useState } from 'react';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { UnreadableNote } from '#core/errors/unreadable-note.tsx';
import { momentText } from '#core/format/london-time.ts';
import { Link, PageLink } from '#core/routing/links/link.tsx';
import { readPage, writePage } from '#core/routing/page-param.ts';
import { paths } from '#core/routing/paths.ts';
import { useSearchParams } from '#core/routing/search-params.ts';
import { QueryBoundary } from '#core/trpc/query-boundary.tsx';
import { textLink } from '#ui/action/classes.ts';
import { Pagination } from '#ui/action/pagination.tsx';
import { PartSkeleton } from '#ui/feedback/page-skeletons.tsx';
import { useFocusOnChange } from '#ui/hooks/use-focus-on-change.ts';
import styles from '../entries.module.css';
import { EntryRow } from '../entry-row.tsx';
import { eventText, isReportable } from './event-text.ts';
import { NotMe, type Report, Reported } from './not-me-dialog.tsx';
import { type SecurityEvent, useSecurityEvents } from './security-events-queries.ts';
import { type Remedies, remedyIntro, useRemedies } from './use-remedies.ts';

/** What happened to the security of the account, newest first. The page of entries is in the address. */
export function SecurityHistory() {
  const page = readPage(useSearchParams()[0]);
  const query = useSecurityEvents(page);
  const [disputed, setDisputed] = useState<SecurityEvent | null>(null);
  // What was done about an entry that was somebody else.
  const [report, setReport] = useState<Report | null>(null);
  // The page before, until this one is there.
  const shownPage = query.isPlaceholderData ? query.data.page : page;
  const intro = useFocusOnChange(useMemo(() => ({ shownPage, report }), [shownPage, report]));
  const remedies = useRemedies(query.data?.takesReports);
  if (query.data?.offered === false)
    return <p className={styles.text}>A security history is not offered here.</p>;
  return (
    <div className={styles.part}>
      <h3 ref={intro} className={styles.intro} tabIndex={-1}>
        {report ? 'What we have done' : 'What happened, newest first'}
      </h3>
      {report ? <Reported report={report} /> : <Intro remedies={remedies} />}
      <QueryBoundary
        query={query}
        loading={<PartSkeleton what="your security history" height="16rem" />}
        failed={(failure) => (
          <FailedPart heading="We could not load your security history" failure={failure} />
        )}
      >
        {({ events, pages, unreadable }) => (
          <>
            {shownPage === 1 && isNothing({ events, unreadable }) ? (
              <p className={styles.text}>Nothing has happened yet.</p>
            ) : (
              <ul className={styles.list} aria-busy={query.isPlaceholderData}>
                {events.map((event) => (
                  <EventRow
                    key={event.uuid}
                    event={event}
                    mayBeReported={!remedies.areNone && isReportable(event.kind)}
                    onNotMe={() => setDisputed(event)}
                  />
                ))}
              </ul>
            )}
            <UnreadableNote count={unreadable} one="entry" many="entries" />
            <Pagination
              page={shownPage}
              pages={pages}
              isEmpty={shownPage > 1 && isNothing({ events, unreadable })}
              labels={['Newer entries', 'Older entries']}
              stepTo={(to, look) => (
                <Link {...look} to={paths.account.to({}, { part: 'history', ...writePage(to) })} />
              )}
            />
          </>
        )}
      </QueryBoundary>
      {disputed ? (
        <NotMe
          event={disputed}
          takesReports={query.data?.takesReports ?? false}
          remedies={remedies}
          onKept={() => setDisputed(null)}
          onReported={(done) => {
            setReport(done);
            setDisputed(null);
          }}
        />
      ) : null}
    </div>
  );
}

function isNothing({
  events,
  unreadable,
}: {
  events: readonly SecurityEvent[];
  unreadable: number;
}): boolean {
  return events.length + unreadable === 0;
}

/** SEC-H6: what the client can do about an entry that was somebody else. */
function Intro({ remedies }: { remedies: Remedies }) {
  if (!remedies.areNone) return <p className={styles.text}>{remedyIntro(remedies)}</p>;
  return (
    <p className={styles.text}>
      If you do not recognise an entry,{' '}
      <PageLink className={textLink} to={paths.accountPassword.to()}>
        choose a new password
      </PageLink>{' '}
      and{' '}
      <PageLink className={textLink} to={paths.support.to()}>
        contact support
      </PageLink>
      .
    </p>
  );
}

type EventRowProps = { event: SecurityEvent; mayBeReported: boolean; onNotMe: () => void };

function EventRow({ event, mayBeReported, onNotMe }: EventRowProps) {
  const { kind, occurredAt, isCurrent } = event;
  const when = occurredAt === null ? null : momentText(occurredAt);
  const facts = [when, event.deviceName].filter(Boolean);
  const text = eventText(kind);
  const report = {
    label: 'This was not me',
    of: ['This was not me', text, ...facts].join(', '),
    onPress: onNotMe,
  };
  return (
    <EntryRow
      name={text}
      mark={isCurrent ? 'This device' : undefined}
      facts={facts.join(', ')}
      action={mayBeReported ? report : undefined}
    />
  );
}
