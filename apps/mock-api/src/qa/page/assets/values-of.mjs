/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement} Control */

/** How a control with a value other than text is read: by its `data-type`, or by its type. @type {Record<string, (text: string) => unknown>} */
const readers = {
  json: (text) => JSON.parse(text),
  number: Number,
  pounds: (text) => Math.round(Number(text.replace(/[£,\s]/g, '')) * 100),
  'datetime-local': (text) => new Date(text).toISOString(),
};

/**
 * The values of a form, by the names of its controls; `effect.kind` becomes a nested value. An empty field is left out, and so
 * is an unticked box, a disabled control, or a button other than the one that was pressed.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} [pressed]
 */
export function valuesOf(form, pressed = null) {
  /** @type {Record<string, unknown>} */
  const values = {};
  for (const control of /** @type {Iterable<Control>} */ (form.elements))
    if (hasSay(control, pressed)) put(values, control.name.split('.'), read(control));
  return values;
}

/** @param {Control} control @param {HTMLElement | null} pressed */
function hasSay(control, pressed) {
  if (!control.name || control.value === '' || control.matches(':disabled')) return false;
  if (control instanceof HTMLButtonElement) return control === pressed;
  return control.type !== 'checkbox' || /** @type {HTMLInputElement} */ (control).checked;
}

/** @param {Control} control */
function read({ dataset, type, value }) {
  return readers[dataset.type ?? type]?.(value) ?? value;
}

/** @typedef {{ [name: string]: unknown }} Values */

/** @param {Values} values @param {string[]} path @param {unknown} value */
function put(values, [name = '', ...rest], value) {
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  values[name] ??= {};
  put(/** @type {Values} */ (values[name]), rest, value);
}
