import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { type RouterOutputs, slow, useTRPC } from '#core/trpc/procedures.ts';
import { formatDay } from '#ui/format/day.ts';
import type { PolicyListItem } from '../../policy-queries.ts';
import type { Basis } from '../basis.ts';
import { changedSince } from './changed-policies.ts';
import styles from './since-last-visit.module.css';

type Change = NonNullable<RouterOutputs['policies']['changeSince']>['byShare'];

type TotalChangeProps = { policies: readonly PolicyListItem[]; basis: Basis; visit: Date; today: string };

/** How the total has changed since a visit, and by what. Absent where that is not known, or nothing has (P-1). */
export function TotalChange({ policies, basis, visit, today }: TotalChangeProps) {
  const changed = changedSince(policies, visit, today);
  const trpc = useTRPC();
  const input = { policies: changed ?? [] };
  const { data } = useQuery(
    trpc.policies.changeSince.queryOptions(input, { ...slow, enabled: changed !== null }),
  );
  if (!data || changed === null) return null;
  const { change, openedOn, ...flows } = data[basis];
  const parts = changeParts(flows);
  if (change === 0 && parts.length === 0) return null;
  return (
    <p className={styles.change}>
      Your total is{' '}
      {change === 0 ? (
        'unchanged'
      ) : (
        <>
          <PrivateAmount pence={Math.abs(change)} /> {change > 0 ? 'higher' : 'lower'}
        </>
      )}
      {parts.map(({ pence, before = '', after }, index) => (
        <Fragment key={after}>
          {separator(index, parts.length)}
          {before}
          <PrivateAmount pence={pence} /> {after}
        </Fragment>
      ))}
      .{openedOn === null ? null : ` It is compared with values ${asAtText(openedOn)}.`}
    </p>
  );
}

function separator(index: number, parts: number): string {
  if (index === 0) return ': ';
  return index === parts - 1 ? ' and ' : ', ';
}

function asAtText({ first, last }: NonNullable<Change['openedOn']>): string {
  return first === last ? `as at ${formatDay(first)}` : `from ${formatDay(first)} to ${formatDay(last)}`;
}

type Part = { pence: number; before?: string; after: string };

/** What a change is made of, each part without its sign and none of zero; of money that is not known nothing is said. */
export function changeParts({
  joined,
  left,
  flows,
  unexplained,
  growth,
}: Omit<Change, 'change' | 'openedOn'>): Part[] {
  if (growth === null && joined === 0 && left === 0) return [];
  return [
    { pence: joined, after: 'in policies first valued since then' },
    { pence: left, after: 'in policies that have left' },
    ...flowParts(flows),
    unexplained < 0
      ? { pence: -unexplained, after: 'less than the payments listed' }
      : { pence: unexplained, after: 'not explained by the providers' },
    (growth ?? 0) < 0
      ? { pence: -(growth ?? 0), before: 'a loss of ', after: 'in value' }
      : { pence: growth ?? 0, after: 'of growth' },
  ].filter(({ pence }) => pence !== 0);
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
    { pence: flows.charges, after: 'of charges' },
  ];
}
