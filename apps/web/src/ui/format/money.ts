/** The parts of an amount that are drawn separately: `sign` is '' or a real minus, `pence` always has two digits. */
type MoneyParts = { sign: '' | '−'; pounds: string; pence: string };

const grouped = new Intl.NumberFormat('en-GB');

/** Cuts integer pence into sign, grouped pounds and pence. */
export function moneyParts(pence: number): MoneyParts {
  const size = Math.abs(pence);
  return {
    sign: pence < 0 ? '−' : '',
    pounds: grouped.format(Math.trunc(size / 100)),
    pence: String(size % 100).padStart(2, '0'),
  };
}

/** Integer pence as text for sentences: £1,414,208.87, −£12.00. */
export function formatMoney(pence: number): string {
  const parts = moneyParts(pence);
  return `${parts.sign}£${parts.pounds}.${parts.pence}`;
}

/** Integer pence as the plain decimal that a `data` element carries: 1414208.87, -12.00. */
export function machineMoney(pence: number): string {
  return (pence / 100).toFixed(2);
}

const figure = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

const scales = [
  { pounds: 1e9, word: 'billion' },
  { pounds: 1e6, word: 'million' },
] as const;

/** Integer pence in words, for the size of a company: £48.3 billion, £940 million, £612,000. */
export function formatLargeMoney(pence: number): string {
  const pounds = pence / 100;
  const scale = scales.find((candidate) => pounds >= candidate.pounds);
  return scale === undefined
    ? `£${whole.format(pounds)}`
    : `£${figure.format(pounds / scale.pounds)} ${scale.word}`;
}
