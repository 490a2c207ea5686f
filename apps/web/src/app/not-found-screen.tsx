import { messages } from '#core/messages.ts';

/** Row R9. */
export function NotFoundScreen() {
  return <h1 tabIndex={-1}>{messages.pageNotFound}</h1>;
}
