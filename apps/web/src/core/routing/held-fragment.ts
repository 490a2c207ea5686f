import { matchPath } from 'react-router';
import { paths } from './paths.ts';

type Page = Pick<Window, 'location' | 'history'>;

let held = '';

/**
 * P-16: takes the code of a statement out of the address before anything else reads the address, so that it is in no
 * report, log or entry of the history.
 */
export function holdFragment({ location, history }: Page): void {
  if (matchPath(paths.verify.pattern, location.pathname) === null || location.hash === '') return;
  held = location.hash;
  history.replaceState(history.state, '', location.pathname);
}

/** What was taken out of the address, once; empty where there was nothing. */
export function takeFragment(): string {
  const fragment = held;
  held = '';
  return fragment;
}
