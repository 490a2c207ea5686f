import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Another page in place of this one; the history keeps nothing of it. The router's own is several times as heavy. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
