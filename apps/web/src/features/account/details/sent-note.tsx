import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NoteBanner } from '#ui/banner.tsx';
import type { Client } from '../changeable-details.ts';

/** Said once, on arrival from the form: what was sent is on its way. */
export function SentNote({ client }: { client: Client }) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [isSent] = useState(state?.isSent === true);

  useEffect(() => {
    if (state?.isSent === true) void navigate(pathname + search, { replace: true, state: null });
  }, [state, pathname, search, navigate]);

  if (!isSent) return null;
  return (
    <div role="status">
      <NoteBanner kind="done">
        {client.pendingAmendment
          ? 'Your change has been sent to client services. You see below how far it has come.'
          : 'Your change has been taken back. Your record stays as it is.'}
      </NoteBanner>
    </div>
  );
}
