const figure = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

const scales = [
  { pounds: 1e9, word: 'billion' },
  { pounds: 1e6, word: 'million' },
] as const;

/** Integer pence as a company's size is said: £48.3 billion, £940 million, £612,000. */
export function formatLargeMoney(pence: number): string {
  const pounds = pence / 100;
  const scale = scales.find((candidate) => pounds >= candidate.pounds);
  return scale === undefined
    ? `£${whole.format(pounds)}`
    : `£${figure.format(pounds / scale.pounds)} ${scale.word}`;
}
