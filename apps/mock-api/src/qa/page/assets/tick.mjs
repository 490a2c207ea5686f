import { sayMoment } from './format-text.mjs';

/** Counts down what `data-seconds` started, and advances every `data-time` from the moment it was received. */
export function tick() {
  const now = Date.now();
  for (const clock of elements('[data-ahead]'))
    clock.textContent = sayMoment(new Date(now + Number(clock.dataset.ahead)));
  for (const countdown of elements('[data-ends-at]')) {
    const seconds = Math.ceil((Number(countdown.dataset.endsAt) - now) / 1000);
    countdown.textContent = String(Math.max(0, seconds));
    if (seconds <= 0) end(countdown);
  }
}

/** Announces it with an event. @param {HTMLElement} countdown */
function end(countdown) {
  delete countdown.dataset.endsAt;
  countdown.dispatchEvent(new Event('ended', { bubbles: true }));
}

/** @param {string} selector @returns {NodeListOf<HTMLElement>} */
function elements(selector) {
  return document.querySelectorAll(selector);
}
