import { useEffect, useState } from 'react';
import { trpc } from '#core/trpc/react.ts';

/** Nobody waits here longer than this; what is still on its way arrives on the next page. */
const LONGEST_WAIT_MS = 8000;

/**
 * Row W3: policies, categories, authors and providers, in one request. True when all have an answer, whatever it
 * is: one that failed is asked for again where it is shown.
 */
export function usePreload(): boolean {
  const isLate = useIsLater(LONGEST_WAIT_MS);
  const loads = [
    trpc.policies.list.useQuery(),
    trpc.insights.categories.useQuery(),
    trpc.insights.authors.useQuery(),
    trpc.providers.list.useQuery(),
  ];
  return isLate || loads.every(({ isPending }) => !isPending);
}

function useIsLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}
