import { Spinner } from '#ui/spinner.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L13. */
export function LoadingStep({ state, send }: StepProps<'loading'>) {
  return (
    <StepFrame state={state} send={send} title="Signing you in" intro="This takes a moment.">
      <Spinner size="large" />
    </StepFrame>
  );
}
