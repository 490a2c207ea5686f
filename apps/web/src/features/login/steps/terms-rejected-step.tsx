import { messages } from '#core/messages.ts';
import { Button } from '#ui/button.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L12. */
export function TermsRejectedStep({ state, send }: StepProps<'termsRejected'>) {
  return (
    <StepFrame state={state} send={send} title="Terms declined" intro={messages.termsRejected}>
      <Button size="full" onClick={() => send({ type: 'changedMind' })}>
        {messages.changedMind}
      </Button>
      <BackToLogin send={send} />
    </StepFrame>
  );
}
