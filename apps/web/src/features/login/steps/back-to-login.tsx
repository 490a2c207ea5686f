import { messages } from '#core/messages.ts';
import { textLink } from '#ui/text-link.ts';
import type { Send } from '../login-session.ts';
import { Under } from './under.tsx';

/** Rows L6, L8 and L9: leads to the email step. */
export function BackToLogin({ send }: { send: Send }) {
  return (
    <Under>
      <button type="button" className={textLink} onClick={() => send({ type: 'backPressed' })}>
        {messages.backToLogin}
      </button>
    </Under>
  );
}
