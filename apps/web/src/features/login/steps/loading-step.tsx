import { Button } from '#ui/action/button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import styles from './loading-step.module.css';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** L-13: the spinner; commands/enter-portal.ts leads on to /welcome. */
export function LoadingStep({ state, send }: StepProps<'loading'>) {
  return (
    <StepFrame state={state} send={send} title="Signing you in" intro="This takes a moment.">
      <Spinner size="large" />
    </StepFrame>
  );
}

type FetchingProps = { what: string; busy: boolean; onRetry: () => void };

/** Replaces content that is loading, or that failed to load and can be requested again. */
export function Fetching({ what, busy, onRetry }: FetchingProps) {
  if (!busy)
    return (
      <Button size="full" onClick={onRetry}>
        Try again
      </Button>
    );
  return <Waiting what={what} />;
}

export function Waiting({ what }: Pick<FetchingProps, 'what'>) {
  return (
    <div className={styles.fetching} role="status">
      <Spinner size="large" />
      <span className="visually-hidden">Fetching {what}</span>
    </div>
  );
}
