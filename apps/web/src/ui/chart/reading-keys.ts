const PAGE = 6;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Where a key moves a slider from one of its places (0 to `last`); null for a key that is not for sliders. */
export function stepTo(key: string, from: number, last: number): number | null {
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}
