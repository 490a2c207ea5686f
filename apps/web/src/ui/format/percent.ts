/** A percentage with one decimal and a real minus sign: 10.3%, −2.0%. What is rounded to 0.0% has no sign. */
export function formatPercent(percent: number): string {
  const size = Math.abs(percent).toFixed(1);
  return `${percent < 0 && size !== '0.0' ? '−' : ''}${size}%`;
}

/** Two decimals, so that charges can be compared: 0.60%. */
export function formatYearlyPercent(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** As many decimals as it has, at most two, for a part that somebody owns: 50%, 33.33%. */
export function formatOwned(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

const WHOLE = 1000;

/**
 * The shares of amounts in their sum, with one decimal each, so that together they are 100.0%: what rounding leaves
 * goes to the parts that lost most by it (largest remainder). A small part is never shown as 0.0%; a sum of nothing
 * gives 0.0% each.
 */
export function formatShares(amounts: readonly number[]): string[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum <= 0) return amounts.map(() => formatPercent(0));
  const exact = amounts.map((amount) => (amount / sum) * WHOLE);
  const tenths = exact.map(Math.floor);
  const left = WHOLE - tenths.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) tenths[index] = (tenths[index] ?? 0) + 1;
  return tenths.map((share, index) =>
    share === 0 && (amounts[index] ?? 0) > 0 ? 'under 0.1%' : formatPercent(share / 10),
  );
}
