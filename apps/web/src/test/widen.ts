import { vi } from 'vitest';

/** A window wide enough for the list beside the detail. */
export function widen() {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
