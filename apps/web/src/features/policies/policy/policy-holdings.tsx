import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import { useAmountsHidden } from '#core/amounts/use-amounts-hidden.ts';
import { AsAt } from '#ui/as-at.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RuledSection } from '#ui/ruled-section.tsx';
import { holdingLines } from './holding-lines.ts';
import type { Policy } from './policy.ts';
import styles from './policy-holdings.module.css';

type PolicyHoldingsProps = { valuation: Extract<Policy['valuation'], { state: 'valued' }> };

/** What the value is made of: funds and cash. Left out where the firm gives neither (row P2). */
export function PolicyHoldings({ valuation }: PolicyHoldingsProps) {
  const { valuedOn, holdings } = valuation;
  const lines = holdingLines(valuation);
  if (holdings === null && lines.length === 0) return null;
  return (
    <RuledSection heading="Holdings" aside={valuedOn === null ? undefined : <AsAt day={valuedOn} />}>
      {lines.length === 0 ? (
        <p className={styles.words}>This value came as one figure, without the funds behind it.</p>
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
              <th scope="col" data-figure>
                Share
              </th>
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
                <td data-figure data-label="Share">
                  {line.share}
                </td>
              </tr>
            ))}
          </tbody>
          {holdings === null ? null : <TotalLine value={valuation.value} />}
        </DataTable>
      )}
    </RuledSection>
  );
}

/** Cash alone does not sum to the value, so it has no total. */
function TotalLine({ value }: { value: number }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td className={styles.wide} />
        <td className={styles.wide} />
        <td data-figure data-label="Value">
          <PrivateAmount pence={value} />
        </td>
        <td data-figure data-label="Share">
          100.0%
        </td>
      </tr>
    </tfoot>
  );
}

/** Units and a price give the amount away, so units hide with it. */
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
