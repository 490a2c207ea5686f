import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { Beam } from '#ui/beam.tsx';
import { countOf } from '#ui/count-words.ts';
import { sectionHeading } from '#ui/section-heading.ts';
import { type AllocationPart, formatShare } from './allocation.ts';
import styles from './allocation-block.module.css';
import { categoryColour, categoryNames } from './category.ts';
import { CategorySquare } from './category-mark.tsx';

/** The total by category: the beam, and under it the same as a table (row P1). */
export function AllocationBlock({ parts }: { parts: readonly AllocationPart[] }) {
  const heading = useId();
  const beam = parts.map(({ category, share }) => ({
    label: categoryNames[category],
    share,
    shareText: formatShare(share),
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
      <td className={styles.share}>{formatShare(part.share)}</td>
      <td className={styles.value}>
        <PrivateAmount pence={part.pence} />
      </td>
    </tr>
  );
}
