import {
  type DehydratedState,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { noteFailure } from '#core/monitoring.ts';
import { browserKeys } from '#core/storage/browser-keys.ts';
import { persistedKeys, persistedParts } from '#core/storage/persisted-keys.ts';
import { createSealedSlot } from '#core/storage/sealed-slot.ts';
import { tabStore } from '#core/storage/web-store.ts';
import { isNotOffered, procedureOf } from './cached-query.ts';
import { loadGateway } from './load-gateway.ts';

/** Several answers come in a row; one write for them all. */
const WRITE_DELAY_MS = 500;

/**
 * Rows S4 and S5: brings back what this tab kept of a person's answers, and keeps them from now on. They are bound to the
 * person, so that nobody else can open them (security H2), and to the build, so that no screen meets answers of another shape.
 */
export async function keepAnswers(queryClient: QueryClient, subject: string): Promise<() => void> {
  const slot = createSealedSlot({
    store: tabStore,
    keys: browserKeys,
    name: persistedKeys.queries,
    binding: `${subject}/${buildId()}`,
    delayMs: WRITE_DELAY_MS,
  });
  const restored = ((await slot.read()) ?? {}) as Partial<DehydratedState>;
  hydrate(queryClient, restored);
  if (restored.queries?.length) void dropChanged(queryClient, restored);

  const keep = () => slot.write(dehydrate(queryClient, onlyAnswers));
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (cacheChanges.has(type)) keep();
  });
  // What was answered before this code had come.
  keep();
  return () => {
    stop();
    slot.drop();
  };
}

/** Row A11: asked once, after a start with restored answers. Nothing waits for it; where it fails, they are kept for as long as usual. */
async function dropChanged(queryClient: QueryClient, restored: Partial<DehydratedState>): Promise<void> {
  try {
    const [{ dropOutdated }, gateway] = await Promise.all([import('./drop-outdated.ts'), loadGateway()]);
    await dropOutdated(queryClient, restored, await gateway.system.cache.query());
  } catch (failure) {
    noteFailure('system.cache', failure);
  }
}

/** Events of the cache after which its answers differ; who observes them makes no difference. */
const cacheChanges: ReadonlySet<string> = new Set(['added', 'removed', 'updated']);

/** The entry file of a build is named after all that is in it. */
function buildId(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
}

/** What a person is about to send may be a password, and waits in memory alone until there is a network. */
const onlyAnswers = { shouldDehydrateQuery: isKept, shouldDehydrateMutation: () => false };

/** Row S4, and that an extension is not offered, which says nothing of the person. */
function isKept(query: Query): boolean {
  const [part = ''] = procedureOf(query.queryKey).split('.');
  return query.state.status === 'success' && (persistedParts.has(part) || isNotOffered(query));
}
