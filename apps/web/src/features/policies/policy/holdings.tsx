import { PrivateAmount, useAmountsHidden } from '#core/amounts/hidden-amounts.tsx';
import { AsAt } from '#ui/data/as-at.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { formatDay } from '#ui/format/day.ts';
import { formatShares } from '#ui/format/percent.ts';
import { RuledSection } from '#ui/layout/ruled-section.tsx';
import type { Policy } from '../policy-queries.ts';
import styles from './holdings.module.css';

type Valued = Extract<Policy['valuation'], { state: 'valued' }>;

type PolicyHoldingsProps = { valuation: Valued };

/** What the value is made of: funds and cash. Left out where the firm gives neither (P-2). */
export function PolicyHoldings({ valuation }: PolicyHoldingsProps) {
  const { valuedOn, holdings } = valuation;
  const lines = holdingLines(valuation);
  if (holdings === null && lines.length === 0) return null;
  const hasShares = lines.some(({ share }) => share !== null);
  return (
    <RuledSection heading="Holdings" aside={valuedOn === null ? undefined : <AsAt day={valuedOn} />}>
      {lines.length === 0 ? (
        <p className={styles.text}>This value was sent as one figure, without a list of funds.</p>
      ) : (
        <DataTable>
          <thead>
            <tr>
              <th scope="col">Fund</th>
              <th scope="col" data-figure className={styles.wide}>
                Units
              </th>
              <th scope="col" data-figure className={styles.wide}>
                Price
              </th>
              <th scope="col" data-figure>
                Value
              </th>
              {hasShares ? (
                <th scope="col" data-figure>
                  Share
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">
                  {line.name}
                  <span className={styles.note}>{line.note}</span>
                </th>
                <td data-figure data-label="Units" className={styles.wide}>
                  <Units figure={line.units} />
                </td>
                <td data-figure data-label="Price" className={styles.wide}>
                  {line.price}
                </td>
                <td data-figure data-label="Value">
                  <PrivateAmount pence={line.pence} />
                </td>
                {hasShares ? (
                  <td data-figure data-label="Share">
                    {line.share}
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <TotalLine value={valuation.value} hasShares={hasShares} />
        </DataTable>
      )}
    </RuledSection>
  );
}

function TotalLine({ value, hasShares }: { value: number; hasShares: boolean }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td className={styles.wide} />
        <td className={styles.wide} />
        <td data-figure data-label="Value">
          <PrivateAmount pence={value} />
        </td>
        {hasShares ? (
          <td data-figure data-label="Share">
            100.0%
          </td>
        ) : null}
      </tr>
    </tfoot>
  );
}

/** Units and a price reveal the amount, so units are hidden with it. */
function Units({ figure }: { figure: string }) {
  const isHidden = useAmountsHidden();
  if (!isHidden || figure === '') return figure;
  return (
    <>
      <span aria-hidden="true">•••</span>
      <span className="visually-hidden">units hidden</span>
    </>
  );
}

/** A line of the holdings; other figures as formatted text, '' where there is none. */
type HoldingLine = {
  key: string;
  name: string;
  note: string;
  units: string;
  price: string;
  /** Value in integer pence. */
  pence: number;
  /** Share of the whole value; null where that is nothing. */
  share: string | null;
};

/**
 * P-31: funds in the order in which they were sent, then cash, then the part of the value that these do not explain, so
 * that the lines add up to the penny. None where only one figure was sent.
 */
export function holdingLines({ value, valuedOn, cash, holdings }: Valued): HoldingLine[] {
  const funds = (holdings ?? []).map((holding, index) => ({
    key: `${holding.isin} ${index}`,
    name: holding.fundName,
    note: holdingNote(holding, valuedOn),
    units: formatUnits(holding.units),
    price: formatPrice(holding.price),
    pence: holding.value,
  }));
  const lines = cash === null || cash === 0 ? funds : [...funds, { ...cashLine, pence: cash }];
  const difference = value - lines.reduce((sum, { pence }) => sum + pence, 0);
  const missed = holdings === null && difference > 0 ? unlistedLine : differenceLine;
  const addsUp = difference === 0 || lines.length === 0;
  const all = addsUp ? lines : [...lines, { ...missed, pence: difference }];
  const shares = value > 0 ? formatShares(all.map(({ pence }) => pence)) : [];
  return all.map((line, index) => ({ ...line, share: shares[index] ?? null }));
}

/** The day of the price is part of it where the value is as at another day, or as at none that is known. */
function holdingNote(
  { assetClass, isin, priceDate }: NonNullable<Valued['holdings']>[number],
  valuedOn: string | null,
): string {
  const price = priceDate === valuedOn ? null : `price of ${formatDay(priceDate)}`;
  return [assetClass, isin, price].filter((part) => part !== null).join(' · ');
}

const cashLine = { key: 'cash', name: 'Cash', note: 'Held as money', units: '', price: '' };
const unlistedLine = {
  key: 'unlisted',
  name: 'All but cash',
  note: 'The value less the cash, without a list of funds',
  units: '',
  price: '',
};
const differenceLine = {
  key: 'difference',
  name: 'Not explained by the provider',
  note: 'The value less what is listed above',
  units: '',
  price: '',
};

/** Two to four decimals: 29,801.1043. */
function formatUnits(units: number): string {
  return units.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
}

/** A price in pence, with decimals, as pounds: 481.27 gives £4.8127. */
function formatPrice(pence: number): string {
  const pounds = (pence / 100).toLocaleString('en-GB', {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  });
  return `£${pounds}`;
}
