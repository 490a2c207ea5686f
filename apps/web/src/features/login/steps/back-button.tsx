import { BackLabel, backLook } from '#ui/entry-frame.tsx';
import type { Send } from '../login-session.ts';

/** The Back control of a step; where it leads is the machine's matter. */
export function BackButton({ send, label = 'Back' }: { send: Send; label?: string }) {
  return (
    <button type="button" className={backLook} onClick={() => send({ type: 'backPressed' })}>
      <BackLabel>{label}</BackLabel>
    </button>
  );
}
