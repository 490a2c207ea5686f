import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { emptyStores } from '#core/session/person-stores.ts';
import { sessionStore } from '#core/session/session-store.ts';
import page from '../../index.html?raw';

/** The configuration of the page, as index.html holds it. */
const configuration = /<script type="application\/json"[\s\S]*?<\/script>/.exec(page)?.[0];
document.head.innerHTML = configuration ?? '';

// A page that is not drawn cannot be scrolled.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// Nothing has a size that could change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    throw new Error(`An unexpected console.error: ${said.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  emptyStores();
  sessionStore.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
