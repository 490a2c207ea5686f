import { useNavigate } from 'react-router';

/** What the router keeps with each entry of the browser's history. `idx` counts the pages of the portal behind it. */
export type HistoryEntry = { key: string; state: unknown; idx: number };

/** How many pages of the portal are behind this one. */
export function pagesBehind(): number {
  const { idx = 0 }: Partial<HistoryEntry> = window.history.state ?? {};
  return idx;
}

/** SEC-G32: goes back to the previous page of the portal, never to another site; returns whether there is one. */
export function useGoBack(): () => boolean {
  const navigate = useNavigate();
  return () => {
    if (pagesBehind() === 0) return false;
    void navigate(-1);
    return true;
  };
}
