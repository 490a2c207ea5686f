import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Replaces this page by another, which takes its place in the history. The router's own is several times as heavy. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
