import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { Beam } from '#ui/data/beam.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf } from '#ui/format/counts.ts';
import { formatShares } from '#ui/format/percent.ts';
import { sectionHeading } from '#ui/layout/headings.ts';
import {
  type CategoryGroup,
  categories,
  categoryColour,
  categoryNames,
  categoryOf,
} from '../policy-labels.ts';
import { CategorySquare } from '../policy-marks.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import styles from './allocation.module.css';
import { countedFund } from './total.ts';

export type AllocationPart = {
  category: CategoryGroup;
  policies: number;
  /** Sum in pence. */
  pence: number;
  /** Percent of the total, not rounded. */
  share: number;
  /** The share with one decimal; together they are 100.0%. */
  shareText: string;
};

/** How the total is spread over categories, largest first; a category without a counted policy is left out (P-1). */
export function allocationOf(policies: readonly PolicyListItem[]): AllocationPart[] {
  const sums = categories
    .map((category) => sumOf(category, policies))
    .filter((part) => part.policies > 0)
    .toSorted((one, other) => other.pence - one.pence);
  const total = sums.reduce((sum, part) => sum + part.pence, 0);
  const shareTexts = formatShares(sums.map(({ pence }) => pence));
  return sums.map((part, index) => ({
    ...part,
    share: total === 0 ? 0 : (part.pence / total) * 100,
    shareText: shareTexts[index] ?? '',
  }));
}

function sumOf(category: CategoryGroup, policies: readonly PolicyListItem[]) {
  const funds = policies
    .filter((policy) => categoryOf(policy) === category)
    .flatMap((policy) => countedFund(policy) ?? []);
  return { category, policies: funds.length, pence: funds.reduce((sum, fund) => sum + fund.pence, 0) };
}

/** The total by category: a bar, and the same figures in a table under it (P-1). */
export function Allocation({ parts }: { parts: readonly AllocationPart[] }) {
  const heading = useId();
  const beam = parts.map(({ category, share, shareText }) => ({
    label: categoryNames[category],
    share,
    shareText,
    colour: categoryColour(category),
  }));
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading} className={sectionHeading}>
        Allocation by category
      </h2>
      <div className={styles.beam}>
        <Beam parts={beam} />
      </div>
      <table className={styles.table} aria-labelledby={heading}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Category</th>
            <th scope="col" className={styles.policies}>
              Policies
            </th>
            <th scope="col">Share</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <AllocationRow key={part.category} part={part} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AllocationRow({ part }: { part: AllocationPart }) {
  return (
    <tr>
      <th scope="row" className={styles.category}>
        <CategorySquare category={part.category} />
        {categoryNames[part.category]}
      </th>
      <td className={styles.policies}>{countOf(part.policies, ['policy', 'policies'])}</td>
      <td className={styles.share}>{part.shareText}</td>
      <td className={styles.value}>
        <PrivateAmount pence={part.pence} />
      </td>
    </tr>
  );
}

const partWidths = ['30%', '22%', '26%'];

/** The allocation while the policies load, under its heading and at the height that it will have. */
export function AllocationSkeleton() {
  return (
    <section>
      <h2 className={sectionHeading}>Allocation by category</h2>
      <div className={styles.beam}>
        <Skeleton width="100%" height="1.125rem" />
      </div>
      {partWidths.map((width) => (
        <div key={width} className={styles.loadingPart}>
          <Skeleton width={width} height="1rem" />
          <Skeleton width="22%" height="1rem" />
        </div>
      ))}
    </section>
  );
}
