import type { PolicyCategory } from '@portal/contract/policies';

/** A category, or `other` for policies without one: they are listed and counted together. */
export type CategoryGroup = PolicyCategory | 'other';

/** Categories in the order in which their pills are shown. */
export const categories = [
  'pension',
  'investment',
  'savings',
  'protection',
  'annuity',
  'other',
] as const satisfies readonly CategoryGroup[];

export const categoryNames: Record<CategoryGroup, string> = {
  pension: 'Pension',
  investment: 'Investment',
  savings: 'Savings',
  protection: 'Protection',
  annuity: 'Annuity',
  other: 'Other',
};

export function categoryOf({ category }: { category: PolicyCategory | null }): CategoryGroup {
  return category ?? 'other';
}

/** The colour role of a category: for its square and its part of the beam, never for text. */
export function categoryColour(category: CategoryGroup): string {
  return category === 'other' ? 'var(--line-control)' : `var(--cat-${category})`;
}
