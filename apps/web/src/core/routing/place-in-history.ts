/** How many places of the portal are behind this one, as app/routes/history-router.tsx counts them. */
export function placeInHistory(): number {
  return (window.history.state as { idx?: number } | null)?.idx ?? 0;
}
