import { ErrorBanner, NoteBanner } from '#ui/feedback/banner.tsx';
import { failureSentence, toAppError } from './app-error.ts';
import { mayBeDone } from './may-be-done.ts';

type FailureBannerProps = {
  failure: unknown;
  /** What to do where the change may have been made although it failed, unless that is to sign in again. */
  ifMayBeDone?: string;
};

/** A refused change: an error, unless the client took it back by not confirming who they are (SEC-D9). */
export function FailureBanner({ failure, ifMayBeDone }: FailureBannerProps) {
  if (failure === null) return null;
  const sentence = failureSentence(failure);
  const { code } = toAppError(failure);
  const advice = code === 'PROOF_REFUSED' ? 'The change may have been made.' : ifMayBeDone;
  if (code !== 'STEP_UP_REQUIRED')
    return (
      <ErrorBanner>
        {sentence}
        {ifMayBeDone && mayBeDone(failure) ? ` ${advice}` : null}
      </ErrorBanner>
    );
  return (
    <div role="status">
      <NoteBanner>{sentence}</NoteBanner>
    </div>
  );
}
