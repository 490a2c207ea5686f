/** A money amount cut into what is drawn apart: `sign` is '' or a real minus, `pence` always has two digits. */
export type MoneyParts = { sign: '' | '−'; pounds: string; pence: string };

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
