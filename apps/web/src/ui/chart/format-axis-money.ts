const pound = { size: 1_00, mark: '' };
const units = [{ size: 1_000_000_00, mark: 'm' }, { size: 1_000_00, mark: 'k' }, pound];
const MOST_DECIMALS = 2;

/** An amount on an axis, as short as the step to the next line allows: £240k, £1.25m, −£500. Both in pence. */
export function formatAxisMoney(pence: number, step: number): string {
  const size = Math.abs(pence);
  const unit =
    units.find((candidate) => size >= candidate.size && decimalsOf(step / candidate.size) <= MOST_DECIMALS) ??
    pound;
  const decimals = decimalsOf(step / unit.size);
  const digits = unit === pound && decimals > 0 ? MOST_DECIMALS : decimals;
  const figure = (size / unit.size).toLocaleString('en-GB', {
    minimumFractionDigits: pence === 0 ? 0 : digits,
    maximumFractionDigits: digits,
  });
  return `${pence < 0 ? '−' : ''}£${figure}${unit.mark}`;
}

/** Decimals that tell multiples of a step of 1, 2 or 5 times a power of ten apart. */
function decimalsOf(step: number): number {
  return Math.max(0, -Math.floor(Math.log10(step) + Number.EPSILON * 8));
}
