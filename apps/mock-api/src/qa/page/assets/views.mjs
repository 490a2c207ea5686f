import { fill, recordAround } from './fill.mjs';
import { send } from './send.mjs';
import { valuesOf } from './values-of.mjs';

/** How often each view has been asked for. @type {WeakMap<HTMLElement, number>} */
const asked = new WeakMap();

/**
 * Asks anew for what a view shows: the call in its `data-view`, with the query that the form of its `data-filter` says. An
 * answer that comes after the view was asked for once more is dropped.
 * @param {HTMLElement} view
 */
async function load(view) {
  const around = recordAround(view.parentElement);
  if (view.dataset.view?.includes('{email}') && !around.email) return;
  const turn = (asked.get(view) ?? 0) + 1;
  asked.set(view, turn);
  const show = await ask(view, around);
  if (asked.get(view) === turn) show();
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
      fill(view, answer);
      view.dataset.state = 'answered';
    };
  } catch (error) {
    return () => refuse(view, /** @type {Error} */ (error));
  }
}

/** @param {HTMLElement} view @param {Error} error */
function refuse(view, { message }) {
  view.dataset.state = 'refused';
  const place = view.querySelector('[data-refusal]');
  if (place) place.textContent = message;
}

/** Asks anew for all that is shown. At first nobody is in hand: then the first person is taken. */
export async function loadAll() {
  await Promise.all(viewsIn(document).map(load));
  if (!recordAround(inHand()).email)
    await takeInHand(recordAround(document.querySelector('[data-take]')).email);
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

/** Takes a person in hand, by their address, and shows them. @param {unknown} email */
export async function takeInHand(email) {
  fill(inHand(), { email });
  for (const button of document.querySelectorAll('[data-take]'))
    button.setAttribute('aria-pressed', String(recordAround(button).email === email));
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
