import { messages } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { textLink } from '#ui/text-link.ts';
import type { Send } from '../login-session.ts';
import { StepLink } from './step-link.tsx';
import { Under } from './under.tsx';

/** Rows L6, L8 and L9: leads to the email step. */
export function BackToLogin({ send }: { send: Send }) {
  return (
    <Under>
      <StepLink to={paths.loginForm.to()} event={{ type: 'backPressed' }} send={send} className={textLink}>
        {messages.backToLogin}
      </StepLink>
    </Under>
  );
}
