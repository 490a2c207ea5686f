/**
 * How likely two groups of figures as different as these come from one source: the two-sided p of the Mann-Whitney U
 * test, by its normal approximation, with ties and continuity corrected for. Fit for twenty figures a side and more.
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const ranked = rank([...one, ...other]);
  const rankSum = ranked.ranks.slice(0, one.length).reduce((sum, value) => sum + value, 0);
  const u = rankSum - (one.length * (one.length + 1)) / 2;
  const pairs = one.length * other.length;
  const total = one.length + other.length;
  const spread = (pairs / 12) * (total + 1 - ranked.ties / (total * (total - 1)));
  const distance = Math.max(0, Math.abs(u - pairs / 2) - 0.5);
  return spread === 0 ? 1 : Math.min(1, 2 * upperTail(distance / Math.sqrt(spread)));
}

/** Ranks from 1, equal figures sharing the middle of theirs; `ties` is the sum of t³ − t over groups of equals. */
function rank(figures: readonly number[]): { ranks: number[]; ties: number } {
  const order = figures.map((_, index) => index).sort((a, b) => (figures[a] ?? 0) - (figures[b] ?? 0));
  const ranks = new Array<number>(figures.length).fill(0);
  let ties = 0;
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end < order.length && figures[order[end] ?? 0] === figures[order[start] ?? 0]) end += 1;
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2;
    ties += (end - start) ** 3 - (end - start);
    start = end;
  }
  return { ranks, ties };
}

/** The share of a normal distribution above z, by Abramowitz and Stegun 26.2.17; accurate to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = factors.reduceRight((rest, factor) => (rest + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
