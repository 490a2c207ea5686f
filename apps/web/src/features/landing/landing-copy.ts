import type { Brand } from '#core/branding/brand.ts';

/** The headline of each variant (row R14). */
export const landingCopy: Record<Brand, { headline: string; lead: string }> = {
  vip: {
    headline: 'Your wealth, seen in a clear light.',
    lead: 'Every pension, investment and policy that we look after for you, valued, explained and checked by people who know your name.',
  },
  standard: {
    headline: 'See where your money stands today.',
    lead: 'Your pensions, savings and cover in one place, with the latest value of each and a plain account of who looks after it.',
  },
};
