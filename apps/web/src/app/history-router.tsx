import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { createBrowserHistory } from './browser-history.ts';

/** The router over the browser's history. */
export function HistoryRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory(window));
  const [place, setPlace] = useState(history.first);

  // As a transition, so that the page that stands stays until the next one is there.
  useLayoutEffect(() => history.follow((next) => startTransition(() => setPlace(next))), [history]);

  return (
    <Router {...place} navigator={history.navigator}>
      {children}
    </Router>
  );
}
