/** Row P4: how a score, of one to five, stands to that of the year before. Compared as shown, to one decimal place. */
export function scoreChange(score: number, previous: number | null): string {
  if (previous === null) return 'Not scored last year';
  const tenths = Math.round(score * 10) - Math.round(previous * 10);
  if (tenths === 0) return 'The same as last year';
  const size = (Math.abs(tenths) / 10).toFixed(1);
  return `${tenths > 0 ? 'Up' : 'Down'} ${size} from ${previous.toFixed(1)} last year`;
}
