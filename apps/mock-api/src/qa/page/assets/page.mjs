import { act, announce, clearRefusals } from './actions.mjs';
import { recordAround } from './fill.mjs';
import { tick } from './tick.mjs';
import { loadAll, loadFilteredBy, loadViewOf, takeInHand } from './views.mjs';

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.dataset.call) void act(form, event.submitter);
});

document.addEventListener('click', ({ target }) => {
  announce('');
  const button = /** @type {Element} */ (target).closest('button');
  if (button?.matches('[data-take]')) void takeInHand(recordAround(button).email);
  if (button?.matches('[data-look]')) void loadViewOf(button);
  if (button?.matches('[data-refresh]')) void refresh();
});

async function refresh() {
  clearRefusals();
  await loadAll();
  announce('Everything is shown as it is now.');
}

document.addEventListener('change', ({ target }) => {
  const { form } = /** @type {HTMLSelectElement} */ (target);
  if (!form) return;
  offerFields(form);
  void loadFilteredBy(form);
});

/** Of fields that belong to one choice only, those of the choice that was made. @param {HTMLFormElement} form */
function offerFields(form) {
  for (const fields of form.querySelectorAll('fieldset[data-for]')) {
    const [name = '', ...choices] = fields.getAttribute('data-for')?.split(' ') ?? [];
    const choice = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)).value;
    /** @type {HTMLFieldSetElement} */ (fields).disabled = !choices.includes(choice);
  }
}

// A code has expired: its view loads the next.
document.addEventListener('ended', ({ target }) => void loadViewOf(/** @type {Element} */ (target)));

// On return from the portal in another tab or window, what was done there shows.
window.addEventListener('focus', () => void loadAll());

// Each world has this page, at its own address.
document.title += ` · ${location.host}`;
for (const element of document.querySelectorAll('[data-host]')) element.textContent = location.host;

for (const form of document.forms) offerFields(form);
setInterval(tick, 1000);
void loadAll().then(tick);
