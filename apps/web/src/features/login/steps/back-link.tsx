import { paths } from '#core/paths.ts';
import { BackLabel, backLook } from '#ui/entry-frame.tsx';
import type { Send } from '../login-session.ts';
import { StepLink } from './step-link.tsx';

/** Back at the head of a step; where it leads from here is the machine's matter. */
export function BackLink({ send, label = 'Back' }: { send: Send; label?: string }) {
  return (
    <StepLink to={paths.loginForm.to()} event={{ type: 'backPressed' }} send={send} className={backLook}>
      <BackLabel>{label}</BackLabel>
    </StepLink>
  );
}
