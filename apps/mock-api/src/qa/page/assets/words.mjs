const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** A moment by the clock of this browser's zone. @param {Date} moment */
export function sayMoment(moment) {
  return moments.format(moment);
}

/** Named by `data-as`. @type {Record<string, (value: any) => string>} */
const formats = {
  moment: (value) => sayMoment(new Date(value)),
  money: (value) => pounds.format(value / 100),
  json: (value) => JSON.stringify(value),
};

/**
 * How an element says a value: in words that it has for each value (`data-words`, JSON), or in a format (`data-as`); nothing says
 * nothing.
 * @param {HTMLElement} element
 * @param {unknown} value
 */
export function wordsFor({ dataset }, value) {
  if (dataset.words) return JSON.parse(dataset.words)[String(value)];
  if (value === null || value === undefined) return '';
  return formats[dataset.as ?? '']?.(value) ?? String(value);
}

/** Puts what is known into the `{name}`s of a sentence. @param {string} sentence @param {Record<string, unknown>} known */
export function compose(sentence, known) {
  return sentence.replace(/\{(\w+)\}/g, (_whole, name) => String(known[name]));
}
