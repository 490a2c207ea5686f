import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/names.ts';
import { countOf } from '#ui/format/counts.ts';
import { formatDay } from '#ui/format/day.ts';
import { formatPercent } from '#ui/format/percent.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { PolicyListItem } from '../../policy-queries.ts';
import { countedFund } from '../total.ts';
import styles from './history.module.css';
import type { PortfolioHistory } from './history-queries.ts';

type NotesProps = {
  history: PortfolioHistory;
  shown: PortfolioHistory['byShare'];
  policies: readonly PolicyListItem[];
};

/** How old the last values are, how much of the total the graph covers, and which policies joined or left (P-1). */
export function HistoryNotes({ history, shown, policies }: NotesProps) {
  const total = shown.bridge?.closing.pence ?? 0;
  const coverage = coverageOf(policies, history.missing);
  return (
    <>
      {shown.olderPence > 0 && total > 0 ? (
        <p className={styles.note}>
          {formatPercent((shown.olderPence / total) * 100)} of the total was valued more than 30 days ago.
        </p>
      ) : null}
      {coverage === null ? null : (
        <p className={styles.note}>Covers {formatPercent(coverage)} of the total value of these policies.</p>
      )}
      <Events events={shown.events} policies={policies} />
    </>
  );
}

const MOST_EVENTS = 3;

function Events({
  events,
  policies,
}: { events: PortfolioHistory['byShare']['events'] } & Pick<NotesProps, 'policies'>) {
  if (events.length === 0) return null;
  const names = new Map(policies.map((policy) => [policy.uuid, policyName(policy)]));
  const list = (
    <ul className={styles.notes}>
      {events.map(({ day, kind, id, pence }) => (
        <li key={`${kind} ${id}`}>
          {names.get(id) ?? 'A policy'}{' '}
          {kind === 'joined' ? 'has its first value in this range on' : 'left the total on'} {formatDay(day)}:{' '}
          <PrivateAmount pence={pence} />, which is not counted as {kind === 'joined' ? 'growth' : 'a loss'}.
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

const ALMOST_ALL = 99.9;

/** Per cent of the whole total whose graphs could be read; null where that is all of it. Never rounded up to 100. */
export function coverageOf(policies: readonly PolicyListItem[], missing: readonly string[]): number | null {
  const lost = new Set(missing);
  const sums = { all: 0, read: 0 };
  for (const policy of policies) {
    const pence = countedFund(policy)?.pence ?? 0;
    sums.all += pence;
    if (!lost.has(policy.uuid)) sums.read += pence;
  }
  return sums.read === sums.all ? null : Math.min((sums.read / sums.all) * 100, ALMOST_ALL);
}
