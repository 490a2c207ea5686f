import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { NoteBanner } from '#ui/banner.tsx';
import type { Client } from '../changeable-details.ts';

/** Shown on arrival from the form, and no more after a reload or Back: what was sent, and where it is now. */
export function SentNote({ client }: { client: Client }) {
  const { state } = useLocation();
  const arrival = useNavigationType();

  if (arrival === NavigationType.Pop || state?.sent === undefined) return null;
  return (
    <div role="status">
      <NoteBanner kind="done">
        {state.sent === 'withdrawn'
          ? 'Your change has been withdrawn. Your record stays as it is.'
          : 'Your change has been sent to client services.'}
        {client.pendingAmendment?.status ? ' Its progress is shown below.' : null}
      </NoteBanner>
    </div>
  );
}
