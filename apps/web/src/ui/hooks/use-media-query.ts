import { useSyncExternalStore } from 'react';

/** The width from which a list is beside its detail; keep equal to ui/layout/list-detail.module.css. */
export const WIDE = '(min-width: 64em)';

/** Follows a media query. Without a browser it does not match. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    () => window.matchMedia?.(query).matches ?? false,
  );
}
