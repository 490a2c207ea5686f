import { ErrorBanner, NoteBanner } from '#ui/feedback/banner.tsx';
import { toAppError } from './app-error.ts';
import { failureSentence } from './failure-text.ts';

/** A refused change: an error, unless the client took it back by not confirming who they are (SEC-D9). */
export function FailureBanner({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  const sentence = failureSentence(failure);
  if (toAppError(failure).code !== 'STEP_UP_REQUIRED') return <ErrorBanner>{sentence}</ErrorBanner>;
  return (
    <div role="status">
      <NoteBanner>{sentence}</NoteBanner>
    </div>
  );
}
