import { Amount } from '#ui/amount.tsx';
import type { ReportSection } from './arrange-report.ts';
import styles from './charge-tiers.module.css';
import { tierWords } from './tier-words.ts';

type Tier = NonNullable<ReportSection['tiers']>[number];

/** Row P4: what a provider charges on each part of a holding. The firm's findings, so no amount here is hidden. */
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
            <td className={styles.number}>{tier.percent.toFixed(2)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TierName({ tier }: { tier: Tier }) {
  const { before, amounts } = tierWords(tier);
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
