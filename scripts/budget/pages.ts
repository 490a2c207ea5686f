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
export const reactHelloWorldKb = 58.1;

const login = ['src/layouts/public-layout.tsx', 'src/features/login/login-screen.tsx'];

/** A reload brings back the session and what the tab kept before anything is drawn (S-8). */
const shell = ['src/core/session/keep-session.ts', 'shell'];
const policies = [...shell, 'policies'];

export const pageBudgets: readonly PageBudget[] = [
  { page: '/', lazyParts: ['src/features/landing/landing-screen.tsx'], budgetKb: 80 },
  { page: '/login/form', lazyParts: login, budgetKb: 80 },
  { page: '/verify', lazyParts: ['src/features/verify/verify-screen.tsx'], budgetKb: 80 },
  { page: 'the signed-in shell', lazyParts: shell, budgetKb: 106 },
  { page: '/tabs/policies', lazyParts: policies, budgetKb: 115 },
];
