import { vi } from 'vitest';
import { ON_PHONE } from '#ui/authenticator/steps.tsx';

/** A window wide enough for the list beside the detail. */
export function widen() {
  stubMedia(() => true);
}

/** A phone, which is a narrow window that is touched. */
export function onPhone() {
  stubMedia((query) => query === ON_PHONE);
}

function stubMedia(holds: (query: string) => boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
