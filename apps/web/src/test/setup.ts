import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { clearStores } from '#core/session/sign-out/clear-stores.ts';
import { sessionStore } from '#core/session/store.ts';
import page from '../../index.html?raw';

/** The configuration of the page, as index.html holds it. */
const configuration = /<script type="application\/json"[\s\S]*?<\/script>/.exec(page)?.[0];
document.head.innerHTML = configuration ?? '';

// A part of the page that loads when it is first shown takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// The class of Node.js, of which encoders and keys return instances: jsdom has its own, which jose does not accept.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);

// A page that is not drawn cannot be scrolled.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jsdom knows the dialog element and not its methods. An open dialog has the focus on its first control.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

// Nothing has a size that could change.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`An unexpected console.error: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  clearStores();
  sessionStore.reset();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// A page fetches what may be opened next; the next file of this worker would find a module that is half loaded.
afterAll(() => vi.dynamicImportSettled());
