import { OLDER_AFTER_DAYS } from '@portal/performance/portfolio/daily-totals';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { countedEvents } from '#ui/chart/events.ts';
import { countOf } from '#ui/format/counts.ts';
import { formatDay, formatMonth } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { type Basis, countedPence } from '../../basis.ts';
import type { PolicyListItem, PortfolioHistory } from '../../policy-queries.ts';
import { partText, percentOf } from '../sentence-parts.ts';
import styles from './history.module.css';

type NotesProps = {
  history: PortfolioHistory;
  shown: PortfolioHistory['byShare'];
  policies: readonly PolicyListItem[];
  basis: Basis;
};

/** P-61: how old the last values are, how much of the total the graph covers, and which policies joined or left. */
export function HistoryNotes({ history, shown, policies, basis }: NotesProps) {
  const older = percentOf(shown.olderPence, shown.bridge?.closing.pence ?? 0);
  const coverage = coverageOf(policies, history.missing, basis);
  return (
    <>
      {older > 0 ? (
        <p className={styles.note}>
          {formatPercent(older)} of the total was valued more than {OLDER_AFTER_DAYS} days ago.
        </p>
      ) : null}
      {coverage === null ? null : (
        <p className={styles.note}>Covers {coverage} of the total value of these policies.</p>
      )}
      <Events events={shown.events} policies={policies} />
    </>
  );
}

/** More than this are shown on request. */
const MOST_EVENTS = 3;
/** More than this are counted by month. */
const MOST_NAMED_EVENTS = 12;

type Event = PortfolioHistory['byShare']['events'][number];

function Events({ events, policies }: { events: readonly Event[] } & Pick<NotesProps, 'policies'>) {
  if (events.length === 0) return null;
  const names = new Map(policies.map((policy) => [policy.uuid, policyName(policy)]));
  const list = (
    <ul className={styles.notes}>
      {events.length > MOST_NAMED_EVENTS
        ? eventsByMonth(events).map(({ key, text, kind, pence }) => (
            <li key={key}>
              {text}: <PrivateAmount pence={pence} />, which is {notCounted[kind]}.
            </li>
          ))
        : events.map(({ day, kind, id, pence }) => (
            <li key={`${kind} ${id}`}>
              {names.get(id) ?? 'A policy'}{' '}
              {kind === 'joined' ? 'has its first value in this range on' : 'left the total on'}{' '}
              {formatDay(day)}: <PrivateAmount pence={pence} />, which is {notCounted[kind]}.
            </li>
          ))}
    </ul>
  );
  if (events.length <= MOST_EVENTS) return list;
  return (
    <Disclosure
      label={`Show ${countOf(events.length, ['policy', 'policies'])} that joined or left the total`}
    >
      {list}
    </Disclosure>
  );
}

const notCounted: Record<Event['kind'], string> = {
  joined: 'not counted as growth',
  left: 'not counted as a loss',
};

/** "March 2025: 12 policies joined", with what they were worth together; those that left on a line of their own. */
export function eventsByMonth(events: readonly Event[]) {
  const groups = Map.groupBy(events, ({ day, kind }) => `${day.slice(0, 7)} ${kind}`);
  return [...groups].map(([key, group]) => ({
    key,
    kind: group[0]?.kind ?? 'joined',
    text: `${formatMonth(`${key.slice(0, 7)}-01`)}: ${countedEvents(group)}`,
    pence: group.reduce((sum, { pence }) => sum + pence, 0),
  }));
}

/** The part of the whole total whose graphs could be read; null where that is all of it. */
export function coverageOf(
  policies: readonly PolicyListItem[],
  missing: readonly string[],
  basis: Basis,
): string | null {
  const lost = new Set(missing);
  const sums = { all: 0, read: 0 };
  for (const policy of policies) {
    const pence = countedPence(policy, basis) ?? 0;
    sums.all += pence;
    if (!lost.has(policy.uuid)) sums.read += pence;
  }
  return sums.read === sums.all ? null : partText(sums.read, sums.all);
}
