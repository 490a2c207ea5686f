import { act, render } from '@testing-library/react';
import { App } from '#app/app.tsx';
import { fakeFetch, type Procedures } from './fake-fetch.ts';

/** The whole client at a path, as after a load of the page there; only the network is not real. */
export async function renderApp(path: string, procedures: Procedures = {}) {
  window.history.replaceState(null, '', path);
  const sent = fakeFetch(procedures);
  await act(async () => void render(<App />));
  return { sent };
}

/** Presses a control and waits until the request for its page has started. */
export async function press(control: HTMLElement): Promise<void> {
  await act(async () => control.click());
}
