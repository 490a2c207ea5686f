import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { notePageFailure, PageFailure } from './app/route-error.tsx';
import { skipEntrance } from './app/routes/entrance.ts';
import { prefetchLater, preloadFirst } from './app/routes/preload.ts';
import { applyBrand, brandOf } from './core/branding/variant.ts';
import { portalConfiguration } from './core/configuration.ts';
import { holdFragment } from './core/routing/held-fragment.ts';
import { startSession } from './core/session/start-session.ts';
import { sessionStore } from './core/session/store.ts';
import { isNative } from './env.ts';

/** S-8: session and first page are loaded before anything is drawn, so that no wrong brand or partial page is shown. */
async function start(root: HTMLElement) {
  holdFragment(window);
  startReportingLater();
  if (isNative) void import('./core/native/shell.ts').then((file) => file.startNativeShell());
  const isStarted = await startSession((failure) => notePageFailure('session', failure));
  skipEntrance(window);
  applyBrand(brandOf(sessionStore.read(), portalConfiguration.defaultBrand));
  if (!isStarted) return createRoot(root).render(<PageFailure />);
  await preloadFirst(window.location.pathname);
  createRoot(root).render(<App />);
  prefetchLater();
}

/**
 * S-15: where errors are reported, the code for it comes beside everything else; elsewhere it is not fetched at all.
 */
function startReportingLater() {
  const { reporting } = portalConfiguration;
  if (reporting) void import('./core/errors/reporting.ts').then((file) => file.startReporting(reporting));
}

const root = document.getElementById('root');
if (root) void start(root);
