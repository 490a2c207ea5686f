const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const units = /** @type {const} */ ([
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]).map(([unit, seconds]) => ({
  seconds,
  format: new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }),
}));

/** A moment by the clock of this browser's zone. @param {Date} moment */
export function sayMoment(moment) {
  return moments.format(moment);
}

/** How far a clock is ahead, such as `1 day, 32 minutes ahead of the real time`. @param {number} seconds */
function sayAhead(seconds) {
  if (seconds === 0) return 'the real time';
  let rest = seconds;
  const parts = units.flatMap((unit) => {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    return count > 0 ? [unit.format.format(count)] : [];
  });
  return `${parts.join(', ')} ahead of the real time`;
}

/** Named by `data-as`. @type {Record<string, (value: unknown) => string>} */
const formats = {
  moment: (value) => sayMoment(new Date(String(value))),
  ahead: (value) => sayAhead(Number(value)),
  json: (value) => JSON.stringify(value),
};

/**
 * A value in a format; `policy|policies` is a format too: the number, with the word for one or for more.
 * @param {unknown} value
 * @param {string} [format]
 */
function say(value, format = '') {
  const [one, more] = format.split('|');
  if (more !== undefined) return `${value} ${value === 1 ? one : more}`;
  return formats[format]?.(value) ?? String(value);
}

/**
 * How an element shows a value: as the text for each value (`data-words`, JSON), or in a format (`data-as`); nothing shows
 * nothing.
 * @param {HTMLElement} element
 * @param {unknown} value
 */
export function wordsFor({ dataset }, value) {
  if (dataset.words) return JSON.parse(dataset.words)[String(value)];
  if (value === null || value === undefined) return '';
  return say(value, dataset.as);
}

/**
 * Puts what is known into the `{name}`s of a sentence, and into its `{name:format}`s.
 * @param {string} sentence
 * @param {Record<string, unknown>} known
 */
export function compose(sentence, known) {
  return sentence.replace(/\{(\w+)(?::([^}]+))?\}/g, (_whole, name, format) => say(known[name], format));
}
