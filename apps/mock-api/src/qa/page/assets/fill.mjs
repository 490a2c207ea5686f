import { wordsFor } from './format-text.mjs';

/**
 * What `data-<slot>="part"` does to an element with that part of its record.
 * @type {Record<string, (element: HTMLElement, value: unknown) => void>}
 */
const slots = {
  text: (element, value) => {
    element.textContent = wordsFor(element, value);
  },
  show: (element, value) => {
    element.hidden = !value;
  },
  lack: (element, value) => {
    element.hidden = Boolean(value);
  },
  empty: (element, value) => {
    element.hidden = listOf(value).length > 0;
  },
  mark: (element, value) => {
    element.dataset.is = String(value);
  },
  href: (element, value) => element.setAttribute('href', `${value}${element.dataset.path ?? ''}`),
  src: (element, value) => element.setAttribute('src', String(value)),
  option: (element, value) => element.setAttribute('value', String(value)),
  pressed: (element, value) =>
    element.setAttribute('aria-pressed', String(element.getAttribute('value') === String(value))),
  seconds: (element, value) => {
    element.dataset.endsAt = String(Date.now() + Number(value) * 1000);
  },
  time: (element, value) => {
    element.dataset.ahead = String(Date.parse(String(value)) - Date.now());
  },
  each: (element, value) => {
    if (element instanceof HTMLTemplateElement) repeat(element, listOf(value));
  },
};

/** @type {WeakMap<Element, unknown>} */
const records = new WeakMap();

/** The copies of a template by the keys of their records. @type {WeakMap<Element, Map<string, HTMLElement>>} */
const copies = new WeakMap();

/**
 * The record around an element, joined with those around that.
 * @param {Element | null | undefined} element
 * @returns {Record<string, unknown>}
 */
export function recordAround(element) {
  const holder = element?.closest('[data-record]');
  if (!holder) return {};
  return { ...recordAround(holder.parentElement), ...Object(records.get(holder)) };
}

/**
 * Writes a record into the slots below an element. What is there is kept and updated, so that focus and open
 * details stay where they are.
 * @param {HTMLElement} root
 * @param {unknown} record
 */
export function fill(root, record) {
  records.set(root, record);
  root.dataset.record = '';
  for (const [slot, write] of Object.entries(slots)) {
    const attribute = `data-${slot}`;
    const below = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(`[${attribute}]`));
    for (const element of [root, ...below])
      if (element.hasAttribute(attribute) && element.closest('[data-record]') === root)
        write(element, partOf(record, element.getAttribute(attribute)));
  }
}

/**
 * One copy of the template for each record, known again by `data-key`.
 * @param {HTMLTemplateElement} template
 * @param {unknown[]} list
 */
function repeat(template, list) {
  const known = copies.get(template) ?? new Map();
  const shown = new Map(list.map((record) => [String(partOf(record, template.dataset.key)), record]));
  for (const [key, copy] of known) if (!shown.has(key)) copy.remove();
  /** @type {Map<string, HTMLElement>} */
  const next = new Map();
  /** @type {Element} */
  let previous = template;
  for (const [key, record] of shown) {
    const copy = known.get(key) ?? template.content.firstElementChild?.cloneNode(true);
    if (previous.nextElementSibling !== copy) previous.after(copy);
    fill(copy, record);
    next.set(key, copy);
    previous = copy;
  }
  copies.set(template, next);
}

/** `effect.kind` is a part of a part, and `.` the whole. @param {unknown} record @param {string | null | undefined} path */
function partOf(record, path) {
  if (!path || path === '.') return record;
  return path.split('.').reduce((whole, name) => Object(whole)[name], record);
}

/** @param {unknown} value @returns {unknown[]} */
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
