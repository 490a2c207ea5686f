/** The index of the place nearest to `x` among places in rising order; the earlier of two that are equally near. */
export function nearestPlace(places: readonly number[], x: number): number {
  let [low, high] = [0, places.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < x) low = middle;
    else high = middle;
  }
  return x - (places[low] ?? 0) <= (places[high] ?? 0) - x ? low : Math.max(high, 0);
}
