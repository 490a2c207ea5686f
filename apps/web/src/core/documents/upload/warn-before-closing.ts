import { isUnsent, type UploadQueue } from './queue.ts';

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Files are lost when the page is closed before they have arrived, so the browser asks first. The listener is there only
 * then, as some browsers keep no page with one in their cache.
 */
export function warnBeforeClosing(
  queue: Pick<UploadQueue, 'subscribe'>,
  allQueues: () => Iterable<Pick<UploadQueue, 'read'>>,
): void {
  queue.subscribe(() => {
    if ([...allQueues()].some(({ read }) => isUnsent(read())))
      window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  });
}
