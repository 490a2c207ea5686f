import { Spinner } from '#ui/feedback/spinner.tsx';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** L-13: the spinner; commands/enter-portal.ts leads on to /welcome. */
export function LoadingStep({ state, send }: StepProps<'loading'>) {
  return (
    <StepFrame state={state} send={send} title="Signing you in" intro="This takes a moment.">
      <Spinner size="large" />
    </StepFrame>
  );
}
