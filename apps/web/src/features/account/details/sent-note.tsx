import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NoteBanner } from '#ui/banner.tsx';
import type { Client } from '../changeable-details.ts';

/** Said once, on arrival from the form: what was sent is on its way. */
export function SentNote({ client }: { client: Client }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [sent] = useState(state?.sent);

  useEffect(() => {
    if (state?.sent !== undefined) void navigate(pathname + search, { replace: true, state: null });
  }, [state, pathname, search, navigate]);

  if (sent === undefined) return null;
  return (
    <div role="status">
      <NoteBanner kind="done">
        {sent === 'taken back'
          ? 'Your change has been taken back. Your record stays as it is.'
          : 'Your change has been sent to client services.'}
        {client.pendingAmendment?.status ? ' You see below how far it has come.' : null}
      </NoteBanner>
    </div>
  );
}
