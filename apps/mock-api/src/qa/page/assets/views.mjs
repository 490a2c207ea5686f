import { fill, recordAround } from './fill.mjs';
import { send } from './send.mjs';
import { valuesOf } from './values-of.mjs';

/** How often each view has been asked for. @type {WeakMap<HTMLElement, number>} */
const asked = new WeakMap();

/**
 * Reloads what a view shows, unless the record around it says that there is nothing to load: `data-unless` holds a
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
 * Asks for the call in the `data-view` of a view, with the query that the form of its `data-filter` says, then for the views
 * within it. An answer that comes after the view was asked for once more is dropped.
 * @param {HTMLElement} view
 */
async function loadAnyway(view) {
  const turn = nextTurn(view);
  const show = await ask(view, recordAround(view.parentElement));
  if (asked.get(view) !== turn) return;
  show();
  await Promise.all(viewsIn(view).map(load));
}

/** @param {HTMLElement} view */
function nextTurn(view) {
  const turn = (asked.get(view) ?? 0) + 1;
  asked.set(view, turn);
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

/** A conflict may be no failure: `data-conflict` says it in other words. @param {HTMLElement} view @param {Error} error */
function refuse(view, { message, cause }) {
  view.dataset.state = 'refused';
  const place = view.querySelector('[data-refusal]');
  if (place) place.textContent = (cause === 409 && view.dataset.conflict) || message;
}

/** Reloads everything shown. When nobody is selected, selects the first person. */
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

/** Takes a person in hand, by their address, and shows them; what was typed for another is gone. @param {unknown} email */
export async function takeInHand(email) {
  if (recordAround(inHand()).email !== email)
    for (const form of inHand().querySelectorAll('form')) empty(form);
  fill(inHand(), { email });
  for (const button of document.querySelectorAll('[data-take]'))
    button.setAttribute('aria-pressed', String(recordAround(button).email === email));
  await Promise.all(viewsIn(inHand()).map(load));
}

/** @param {HTMLFormElement} form */
function empty(form) {
  form.reset();
  form.querySelector('[role="alert"]')?.remove();
}

/** The panel of one person. */
function inHand() {
  return /** @type {HTMLElement} */ (document.getElementById('person'));
}

/** Those that are in no other view there. @param {Document | Element} place @param {string} [which] @returns {HTMLElement[]} */
function viewsIn(place, which = '') {
  const around = place instanceof Element ? place.closest('[data-view]') : null;
  return [...place.querySelectorAll(`[data-view]${which}`)]
    .filter((view) => view instanceof HTMLElement)
    .filter((view) => view.parentElement?.closest('[data-view]') === around);
}
