import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf } from '#ui/format/counts.ts';
import { formatShares } from '#ui/format/percent.ts';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { type Basis, countedPence } from '../basis.ts';
import {
  type CategoryGroup,
  categories,
  categoryColour,
  categoryNames,
  categoryOf,
} from '../policy-labels.ts';
import { ColourSquare } from '../policy-marks.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import styles from './allocation.module.css';
import { Beam } from './beam.tsx';

type Share = {
  /** Per cent of the total, not rounded. */
  share: number;
  /** The share with one decimal; together they are 100.0%. */
  shareText: string;
};

export type AllocationPart = Share & {
  category: CategoryGroup;
  policies: number;
  /** Sum in pence. */
  pence: number;
};

/** How the total is spread over categories, largest first; a category without a counted policy is left out. */
export function allocationOf(policies: readonly PolicyListItem[], basis: Basis): AllocationPart[] {
  return withShares(
    categories
      .map((category) => sumOf(category, policies, basis))
      .filter((part) => part.policies > 0)
      .toSorted((one, other) => other.pence - one.pence),
  );
}

/** Sums with their shares in the total of them all. */
export function withShares<Sum extends { pence: number }>(sums: readonly Sum[]): (Sum & Share)[] {
  const total = sums.reduce((sum, part) => sum + part.pence, 0);
  const shareTexts = formatShares(sums.map(({ pence }) => pence));
  return sums.map((part, index) => ({
    ...part,
    share: total === 0 ? 0 : (part.pence / total) * 100,
    shareText: shareTexts[index] ?? '',
  }));
}

function sumOf(category: CategoryGroup, policies: readonly PolicyListItem[], basis: Basis) {
  const counted = policies
    .filter((policy) => categoryOf(policy) === category)
    .flatMap((policy) => countedPence(policy, basis) ?? []);
  return { category, policies: counted.length, pence: counted.reduce((sum, pence) => sum + pence, 0) };
}

/** The total by category. */
export function Allocation({ parts }: { parts: readonly AllocationPart[] }) {
  const named = parts.map((part) => ({
    ...part,
    name: categoryNames[part.category],
    colour: categoryColour(part.category),
  }));
  return <AllocationTable heading="Allocation by category" column="Category" parts={named} />;
}

export type NamedPart = Omit<AllocationPart, 'category'> & {
  name: string;
  /** What its part of the bar is filled with, as CSS. */
  colour: string;
};

type AllocationTableProps = { heading: string; column: string; parts: readonly NamedPart[] };

/**
 * The total by what it is made of: a bar, and the same figures in a table under it. A sum below zero is in the table
 * alone.
 */
export function AllocationTable({ heading, column, parts }: AllocationTableProps) {
  const headingId = useId();
  const beam = parts
    .filter(({ share }) => share >= 0)
    .map(({ name, share, shareText, colour }) => ({ label: name, share, shareText, colour }));
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <div className={styles.beam}>
        <Beam parts={beam} />
      </div>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col" className={styles.policies}>
              Policies
            </th>
            <th scope="col">Share</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <AllocationRow key={part.name} part={part} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AllocationRow({ part }: { part: NamedPart }) {
  return (
    <tr>
      <th scope="row" className={styles.category}>
        <ColourSquare colour={part.colour} />
        <span className={styles.name}>{part.name}</span>
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
      <SectionHeading>Allocation by category</SectionHeading>
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
