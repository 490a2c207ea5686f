import type { Policy } from './policy.ts';

type Valued = Extract<Policy['valuation'], { state: 'valued' }>;

/** A line of the holdings; figures that are not money as they are shown, '' where there is none. */
export type HoldingLine = {
  key: string;
  name: string;
  note: string;
  units: string;
  price: string;
  /** Value in integer pence. */
  pence: number;
  /** Share of the whole value. */
  share: string;
};

/** Funds in the order in which they came, then cash; they sum to the value but for what the provider rounds. None where only one figure was sent. */
export function holdingLines({ value, cash, holdings }: Valued): HoldingLine[] {
  const funds = (holdings ?? []).map((holding) => ({
    key: holding.isin,
    name: holding.fundName,
    note: `${holding.assetClass} · ${holding.isin}`,
    units: formatUnits(holding.units),
    price: formatPrice(holding.price),
    pence: holding.value,
    share: formatShare(holding.value, value),
  }));
  return cash === null || cash === 0 ? funds : [...funds, cashLine(cash, value)];
}

function cashLine(cash: number, value: number): HoldingLine {
  const share = formatShare(cash, value);
  return { key: 'cash', name: 'Cash', note: 'Held as money', units: '', price: '', pence: cash, share };
}

/** Two decimals: 29,801.10. */
function formatUnits(units: number): string {
  return units.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A price in pence, with decimals, as pounds: 481.27 gives £4.8127. */
function formatPrice(pence: number): string {
  const pounds = (pence / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  });
  return `£${pounds}`;
}

function formatShare(pence: number, whole: number): string {
  return `${(whole === 0 ? 0 : (pence / whole) * 100).toFixed(1)}%`;
}
