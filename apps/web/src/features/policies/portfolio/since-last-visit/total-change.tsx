import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { type RouterOutputs, slow, useTRPC } from '#core/trpc/procedures.ts';
import { formatDay } from '#ui/format/day.ts';
import type { Basis } from '../../basis.ts';
import { differenceText } from '../../bridge/lines.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import { changedSince } from './changed-policies.ts';
import styles from './since-last-visit.module.css';

type Change = NonNullable<RouterOutputs['policies']['changeSince']>['byShare'];

type TotalChangeProps = { policies: readonly PolicyListItem[]; basis: Basis; visit: Date; today: string };

/**
 * How the total has changed since a visit, and by what. Absent where that is not known (P-67, P-68), or nothing has.
 */
export function TotalChange({ policies, basis, visit, today }: TotalChangeProps) {
  const changed = changedSince(policies, visit, today);
  const trpc = useTRPC();
  const input = { policies: changed ?? [] };
  const { data } = useQuery(
    trpc.policies.changeSince.queryOptions(input, { ...slow, enabled: changed !== null }),
  );
  if (!data || changed === null) return null;
  const { openedOn, ...amounts } = data[basis];
  const { change } = amounts;
  const parts = changeParts(amounts);
  if (change === 0 && parts.length === 0) return null;
  const onlyPart = parts.length === 1 && amounts.unexplained === 0 ? parts[0] : undefined;
  return (
    <p className={styles.change}>
      {openedOn === null ? 'Your' : `${comparedWith(openedOn)}, your`} total is{' '}
      {change === 0 ? (
        'unchanged'
      ) : (
        <>
          <PrivateAmount pence={Math.abs(change)} /> {change > 0 ? 'higher' : 'lower'}
        </>
      )}
      {onlyPart
        ? `, all of it ${onlyPart.alone ?? onlyPart.after}`
        : parts.map(({ pence, before = '', after }, index) => (
            <Fragment key={after}>
              {separator(index, parts.length)}
              {before}
              <PrivateAmount pence={pence} /> {after}
            </Fragment>
          ))}
      .
    </p>
  );
}

function separator(index: number, parts: number): string {
  if (index === 0) return ': ';
  return index === parts - 1 ? ' and ' : ', ';
}

/** A history has weekly values, so the last one before a visit may be older than the one that was shown then. */
function comparedWith({ first, last }: NonNullable<Change['openedOn']>): string {
  const days =
    first === last ? `as at ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;
  return `Compared with the last values in the history before that visit, ${days}`;
}

/** `alone` takes the place of `before` and `after` where the part is the whole change, whose amount is said already. */
type Part = { pence: number; before?: string; after: string; alone?: string };

/**
 * What a change is made of, each part without its sign and none of zero. Where payments are not known, they are one
 * part with the growth, so that the parts add up to the change; alone, that part would say nothing.
 */
export function changeParts({
  change,
  joined,
  left,
  flows,
  unexplained,
  growth,
}: Omit<Change, 'openedOn'>): Part[] {
  if (growth === null && joined === 0 && left === 0) return [];
  return [
    { pence: joined, after: 'in policies first valued since then' },
    { pence: left, after: 'in policies that have left' },
    ...(growth === null ? [unsplitPart(change - joined + left)] : flowParts(flows)),
    { pence: Math.abs(unexplained), after: differenceText(unexplained, 'providers') },
    (growth ?? 0) < 0
      ? { pence: -(growth ?? 0), before: 'a loss of ', after: 'in value', alone: 'a loss in value' }
      : { pence: growth ?? 0, after: 'of growth', alone: 'growth' },
  ].filter(({ pence }) => pence !== 0);
}

function unsplitPart(pence: number): Part {
  const after = 'from payments and growth together';
  return pence < 0 ? { pence: -pence, before: 'a fall of ', after } : { pence, after };
}

function flowParts(flows: Change['flows']): Part[] {
  if (flows.known === 'nothing') return [];
  if (flows.known === 'net')
    return [
      flows.net < 0
        ? { pence: -flows.net, after: 'taken out, less payments' }
        : { pence: flows.net, after: 'paid in, less withdrawals' },
    ];
  return [
    { pence: flows.moneyIn, after: 'paid in' },
    { pence: flows.moneyOut, after: 'taken out' },
    { pence: flows.charges, after: 'of charges', alone: 'charges' },
  ];
}
