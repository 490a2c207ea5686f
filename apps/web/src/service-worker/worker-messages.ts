/**
 * Messages from a page to the worker: replace the previous worker; answer, on the given port, which entry script
 * is cached; the page runs on the cached build, so delete older ones if no other window is open.
 */
export type WorkerMessage = 'take-over' | 'which-entry' | 'forget-others';
