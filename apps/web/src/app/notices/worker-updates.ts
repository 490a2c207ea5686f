import type { TrustedTypesWindow } from 'trusted-types/lib/index.js';
import type { WorkerMessage } from '#service-worker/worker-messages.ts';

const WORKER_ADDRESS = '/service-worker.js';
const LOOK_EVERY_MS = 30 * 60_000;
const LONGEST_TAKE_OVER_MS = 3000;

/** Switches to the newer build and reloads the page. */
export type ChangeOver = () => void;

/**
 * Installs the worker that lets the portal open without a network, and reports a newer build once all of it is
 * cached. The open page keeps its own files until the client accepts the newer build.
 */
export async function followUpdates(onReady: (changeOver: ChangeOver) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(trustedAddress());

  async function look() {
    const { waiting } = registration;
    if (waiting && !(await isOfThisPage(waiting))) onReady(() => takeOver(waiting));
  }
  async function noteOtherWindow() {
    const { controller } = serviceWorker;
    if (controller && !(await isOfThisPage(controller))) onReady(reload);
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  serviceWorker.addEventListener('controllerchange', () => void noteOtherWindow());
  lookNowAndThen(registration);
  await look();
  const { active } = registration;
  if (active && (await isOfThisPage(active))) tell(active, 'forget-others');
}

/**
 * Where the old worker is still busy the page does not wait for it: it is reloaded from the network and is new anyway.
 */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, LONGEST_TAKE_OVER_MS);
  tell(waiting, 'take-over');
}

function reload(): void {
  window.location.reload();
}

/** A page that came from the network is often newer than the worker of the visit before. */
async function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const entry = await new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    tell(worker, 'which-entry', [port2]);
  });
  return document.querySelector(`script[src="${entry}"]`) !== null;
}

function tell(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

/** Browsers check at each load; an installed app may stay open for days. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAtMs < LOOK_EVERY_MS) return;
    lookedAtMs = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/**
 * Trusted Types (SEC-G5): this policy may name the service worker and no other script; portal-pdf in open-pdf.ts names
 * the other one.
 */
function trustedAddress(): string {
  const { trustedTypes } = window as unknown as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('portal-worker', {
    createScriptURL: (_asked: string) => WORKER_ADDRESS,
  });
  return (policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS) as string;
}
