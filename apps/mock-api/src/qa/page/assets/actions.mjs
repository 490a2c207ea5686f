import { fill, recordAround } from './fill.mjs';
import { compose } from './format-text.mjs';
import { send } from './send.mjs';
import { valuesOf } from './values-of.mjs';
import { loadAll, takeInHand } from './views.mjs';

/**
 * Makes the call of a form with its values, then shows the result, or below the form the refusal. The message is in
 * the `data-done` of the button or of the form; the answer is shown in the element that `data-into` names,
 * the one that `data-drops` names is hidden, and the client of the answer is selected.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} pressed
 */
export async function act(form, pressed) {
  const { call, done = '', sure, into, drops } = { ...form.dataset, ...pressed?.dataset };
  if (sure && !window.confirm(sure)) return;
  const around = recordAround(form);
  refuse(form, '');
  form.setAttribute('aria-busy', 'true');
  try {
    const values = valuesOf(form, pressed);
    const answer = await send(/** @type {import('./send.mjs').Call} */ (call), { around, values });
    clearRefusals();
    if (into) show(into, answer);
    if (drops) document.getElementById(drops)?.setAttribute('hidden', '');
    await loadAll();
    if (answer.person) await takeInHand(answer.person);
    announce(compose(done, { ...around, ...values, ...answer }));
  } catch (error) {
    refuse(form, /** @type {Error} */ (error).message);
  } finally {
    form.removeAttribute('aria-busy');
  }
}

/** @param {string} id @param {Record<string, unknown>} answer */
function show(id, answer) {
  const element = document.getElementById(id);
  if (!element) return;
  fill(element, answer);
  element.hidden = false;
  element.scrollIntoView({ block: 'nearest' });
}

/** Shows a message, which screen readers announce too. @param {string} sentence */
export function announce(sentence) {
  const status = document.getElementById('status');
  if (status) status.textContent = sentence;
}

/** Clears earlier errors, wherever they were shown. */
export function clearRefusals() {
  for (const alert of document.querySelectorAll('[role="alert"]')) alert.textContent = '';
}

/** @param {HTMLFormElement} form @param {string} sentence */
function refuse(form, sentence) {
  const alert = form.querySelector('[role="alert"]') ?? form.appendChild(newAlert());
  alert.textContent = sentence;
}

function newAlert() {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  return alert;
}
