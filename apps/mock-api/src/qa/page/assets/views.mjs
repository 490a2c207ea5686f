import { fill, recordAround } from './fill.mjs';
import { send } from './send.mjs';
import { valuesOf } from './values-of.mjs';

/**
 * Asks anew for what a view shows: the call in its `data-view`, with the query that the form of its `data-filter` says.
 * @param {HTMLElement} view
 */
export async function load(view) {
  const { view: call, filter } = view.dataset;
  const around = recordAround(view.parentElement);
  if (call?.includes('{email}') && !around.email) return;
  const form = filter === undefined ? null : document.querySelector(filter);
  const values = form instanceof HTMLFormElement ? valuesOf(form) : {};
  try {
    fill(view, await send(/** @type {import('./send.mjs').Call} */ (call), { around, values }));
    view.dataset.state = 'answered';
  } catch (error) {
    view.dataset.state = 'refused';
    const refusal = view.querySelector('[data-refusal]');
    if (refusal) refusal.textContent = /** @type {Error} */ (error).message;
  }
}

/** Asks anew for all that is shown. At first nobody is in hand: then the first person is taken. */
export async function loadAll() {
  await Promise.all(viewsIn(document).map(load));
  if (!recordAround(inHand()).email) await takeInHand(document.querySelector('[data-take]'));
}

/** Asks anew for what a form filters. @param {HTMLFormElement} form */
export async function loadFilteredBy({ id }) {
  await Promise.all(viewsIn(document, `[data-filter="#${id}"]`).map(load));
}

/** Asks anew for what an element is a part of. @param {Element} element */
export async function loadViewOf(element) {
  const view = element.closest('[data-view]');
  if (view instanceof HTMLElement) await load(view);
}

/** Takes the person of a row in hand, and shows them. @param {Element | null} button */
export async function takeInHand(button) {
  const { email } = recordAround(button);
  fill(inHand(), { email });
  for (const other of document.querySelectorAll('[data-take]'))
    other.setAttribute('aria-pressed', String(other === button));
  await Promise.all(viewsIn(inHand()).map(load));
}

/** The panel of one person. */
function inHand() {
  return /** @type {HTMLElement} */ (document.getElementById('person'));
}

/** @param {ParentNode} place @param {string} [which] @returns {HTMLElement[]} */
function viewsIn(place, which = '') {
  return [...place.querySelectorAll(`[data-view]${which}`)].filter((view) => view instanceof HTMLElement);
}
