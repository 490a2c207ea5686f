import type { PolicyCategory } from '@portal/contract/policies';

/** Categories in the order in which their pills stand. */
export const categories = [
  'pension',
  'investment',
  'savings',
  'protection',
  'annuity',
] as const satisfies readonly PolicyCategory[];

export const categoryNames: Record<PolicyCategory, string> = {
  pension: 'Pension',
  investment: 'Investment',
  savings: 'Savings',
  protection: 'Protection',
  annuity: 'Annuity',
};

/** The colour role of a category: for its square and its part of the beam, never for text. */
export function categoryColour(category: PolicyCategory): string {
  return `var(--cat-${category})`;
}
