/**
 * A page, the lazy parts (modules, or groups of apps/web/build/chunks.ts) its first paint waits for, and how much
 * JavaScript they may weigh together (decision 0007).
 */
export type PageBudget = {
  readonly page: string;
  readonly lazyParts: readonly string[];
  /** Kilobytes (1,000 bytes) after brotli. */
  readonly budgetKb: number;
};

/** React, react-dom and one component, built and compressed the same way: what every ratio is measured against. */
export const REACT_HELLO_WORLD_KB = 58.1;

export const pageBudgets: readonly PageBudget[] = [
  { page: '/', lazyParts: ['src/features/landing/landing-screen.tsx'], budgetKb: 80 },
  { page: '/login/form', lazyParts: ['login'], budgetKb: 80 },
  { page: '/verify', lazyParts: ['src/features/verify/verify-screen.tsx'], budgetKb: 80 },
  { page: '/tabs/policies', lazyParts: ['signed-in'], budgetKb: 112 },
];
