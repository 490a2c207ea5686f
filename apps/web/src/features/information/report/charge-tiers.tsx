import { Amount } from '#ui/data/amount.tsx';
import { formatYearlyPercent } from '#ui/format/percent.ts';
import styles from './charge-tiers.module.css';
import type { ReportSection } from './sections.ts';

type Tier = NonNullable<ReportSection['tiers']>[number];

/** P-57: what a provider charges on each part of a holding. The firm's findings, so no amount here is hidden. */
export function ChargeTiers({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <table className={styles.tiers}>
      <caption className="visually-hidden">Charges by amount</caption>
      <thead>
        <tr>
          <th scope="col">Amount held</th>
          <th scope="col" className={styles.number}>
            Charge a year
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from}>
            <th scope="row">
              <TierName tier={tier} />
            </th>
            <td className={styles.number}>{formatYearlyPercent(tier.percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TierName({ tier }: { tier: Tier }) {
  const { before, amounts } = tierText(tier);
  const [first, last] = amounts;
  return (
    <>
      {before} {first === undefined ? null : <Amount pence={first} isWhole />}
      {last === undefined ? null : (
        <>
          {' '}
          to <Amount pence={last} isWhole />
        </>
      )}
    </>
  );
}

/** One tier of charges on the wire: pence, and null where there is no end. */
type Bounds = { from: number; upTo: number | null };

/** How a tier is described: the text, and the amounts (pence) that follow it. */
type TierText = { before: string; amounts: readonly number[] };

/** P-57: the part of a holding that a tier is charged on: "First £x", "£x to £y", "Above £x". */
export function tierText({ from, upTo }: Bounds): TierText {
  if (upTo === null)
    return from === 0 ? { before: 'Any amount', amounts: [] } : { before: 'Above', amounts: [from] };
  return from === 0 ? { before: 'First', amounts: [upTo] } : { before: '', amounts: [from, upTo] };
}
