import { fill, recordAround } from './fill.mjs';
import { send } from './send.mjs';
import { valuesOf } from './values-of.mjs';

/** How often each view has been requested. @type {WeakMap<HTMLElement, number>} */
const requests = new WeakMap();

/**
 * Reloads a view, unless the record around it has nothing to load: `data-unless` holds a
 * name and a value.
 * @param {HTMLElement} view
 */
async function load(view) {
  const around = recordAround(view.parentElement);
  if (view.dataset.view?.includes('{email}') && !around.email) return;
  const [name = '', value] = view.dataset.unless?.split(' ') ?? [];
  if (String(around[name]) !== value) return await loadAnyway(view);
  nextTurn(view);
  view.dataset.state = 'unasked';
}

/**
 * Makes the call in the `data-view` of a view, with the query from the form in its `data-filter`, then loads the views
 * within it. An answer that arrives after the view was requested again is dropped.
 * @param {HTMLElement} view
 */
async function loadAnyway(view) {
  const turn = nextTurn(view);
  const show = await ask(view, recordAround(view.parentElement));
  if (requests.get(view) !== turn) return;
  show();
  await Promise.all(viewsIn(view).map(load));
}

/** @param {HTMLElement} view */
function nextTurn(view) {
  const turn = (requests.get(view) ?? 0) + 1;
  requests.set(view, turn);
  return turn;
}

/**
 * What there is to do with the answer, or the refusal.
 * @param {HTMLElement} view
 * @param {Record<string, unknown>} around
 */
async function ask(view, around) {
  const { view: call, filter } = view.dataset;
  const form = filter === undefined ? null : document.querySelector(filter);
  const values = form instanceof HTMLFormElement ? valuesOf(form) : {};
  try {
    const answer = await send(/** @type {import('./send.mjs').Call} */ (call), { around, values });
    return () => {
      fill(view, { ...values, ...answer });
      view.dataset.state = 'answered';
    };
  } catch (error) {
    return () => refuse(view, /** @type {Error} */ (error));
  }
}

/** A conflict may not be a failure: `data-conflict` gives its text. @param {HTMLElement} view @param {Error} error */
function refuse(view, { message, cause }) {
  view.dataset.state = 'refused';
  const refusal = view.querySelector('[data-refusal]');
  if (refusal) refusal.textContent = (cause === 409 && view.dataset.conflict) || message;
}

/** Reloads everything shown. When no client is selected, selects the first. */
export async function loadAll() {
  await Promise.all(viewsIn(document).map(load));
  if (!recordAround(inHand()).email)
    await takeInHand(recordAround(document.querySelector('[data-take]')).email);
}

/** Reloads what a form filters. @param {HTMLFormElement} form */
export async function loadFilteredBy({ id }) {
  await Promise.all(viewsIn(document, `[data-filter="#${id}"]`).map(load));
}

/** Reloads the view of an element without conditions. @param {Element} element */
export async function loadViewOf(element) {
  const view = element.closest('[data-view]');
  if (view instanceof HTMLElement) await loadAnyway(view);
}

/** Selects a client by address and shows them; what was typed and shown for another is cleared. @param {unknown} email */
export async function takeInHand(email) {
  if (recordAround(inHand()).email !== email) clear(inHand());
  fill(inHand(), { email });
  for (const button of document.querySelectorAll('[data-take]'))
    button.setAttribute('aria-pressed', String(recordAround(button).email === email));
  await Promise.all(viewsIn(inHand()).map(load));
}

/** A view without a state is hidden: until it has its answer, no button acts on the client before. @param {HTMLElement} panel */
function clear(panel) {
  for (const form of panel.querySelectorAll('form')) empty(form);
  for (const view of panel.querySelectorAll('[data-view]')) view.removeAttribute('data-state');
}

/** @param {HTMLFormElement} form */
function empty(form) {
  form.reset();
  form.querySelector('[role="alert"]')?.remove();
}

/** The panel of one client. */
function inHand() {
  return /** @type {HTMLElement} */ (document.getElementById('person'));
}

/**
 * Those that are in no other view there.
 * @param {Document | Element} container
 * @param {string} [which]
 * @returns {HTMLElement[]}
 */
function viewsIn(container, which = '') {
  const around = container instanceof Element ? container.closest('[data-view]') : null;
  return [...container.querySelectorAll(`[data-view]${which}`)]
    .filter((view) => view instanceof HTMLElement)
    .filter((view) => view.parentElement?.closest('[data-view]') === around);
}
