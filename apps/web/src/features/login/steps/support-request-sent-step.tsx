import { portalConfiguration } from '#core/configuration.ts';
import { supportSentMessage } from '#core/messages.ts';
import { BackToLogin } from './back-to-login.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './step-props.ts';

/** Row L10. */
export function SupportRequestSentStep({ state, send }: StepProps<'supportRequestSent'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Your request is with us"
      intro={supportSentMessage(portalConfiguration.supportTime)}
    >
      <BackToLogin send={send} />
    </StepFrame>
  );
}
