import { useId } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { policyName } from '#core/format/policy-name.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import { countOf } from '#ui/format/counts.ts';
import { formatYearlyPercent } from '#ui/format/percent.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { SectionHeading } from '#ui/layout/headings.tsx';
import { ValueRows } from '../../policy/details/value-rows.tsx';
import { listFew, partText } from '../sentence-parts.ts';
import styles from './breakdown.module.css';
import type { ChargedPolicy, PortfolioCharges } from './charges.ts';

/** What the policies cost in a year, how much of the total value that covers (P-27), and each policy's part in it. */
export function ChargesSection({ charges }: { charges: PortfolioCharges }) {
  const heading = useId();
  const { policies, unknown, pence, covered, total } = charges;
  const rows = [
    { name: 'Charges in a year', value: <PrivateAmount pence={pence} /> },
    { name: 'Value covered', value: coverageText(covered, total) },
    ...(covered > 0
      ? [
          {
            name: 'Charges as a share of that value',
            value: `${formatYearlyPercent((pence / covered) * 100)} a year`,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.charges} aria-labelledby={heading}>
      <SectionHeading id={heading}>Charges</SectionHeading>
      <ValueRows rows={rows} />
      {unknown.length === 0 ? null : <p className={styles.note}>{unknownText(unknown.map(policyName))}</p>}
      <p className={styles.note}>
        Calculated from the charges listed for each policy and its latest value. A charge that is taken once
        is not included.
      </p>
      <Disclosure label="Show the charges of each policy">
        <ChargesTable charges={policies} sum={pence} covered={covered} />
      </Disclosure>
    </section>
  );
}

/** "94.3% of the total value"; almost all of it is never called all of it. */
export function coverageText(covered: number, total: number): string {
  if (covered === total) return 'All of the total value';
  return `${partText(covered, total)} of the total value`;
}

/** "The charges of Offshore bond and Cash ISA are not known." */
export function unknownText(names: readonly string[]): string {
  return `The charges of ${listFew(names, 'more policies')} are not known.`;
}

/** With more than this many, the cheapest are one row. */
const MAX_ROWS = 50;

type ChargesTableProps = { charges: readonly ChargedPolicy[]; sum: number; covered: number };

function ChargesTable({ charges, sum, covered }: ChargesTableProps) {
  const shown = charges.length > MAX_ROWS ? charges.slice(0, MAX_ROWS - 1) : charges;
  const others = charges.slice(shown.length);
  const rows = [
    ...shown.map(({ policy, value, pence }) => ({
      key: policy.uuid,
      name: policyName(policy),
      value,
      pence,
    })),
    ...(others.length > 0 ? [rowOfOthers(others)] : []),
  ];
  return (
    <DataTable>
      <caption className="visually-hidden">Charges of each policy in a year</caption>
      <thead>
        <tr>
          <th scope="col">Policy</th>
          <th scope="col" data-figure>
            Value
          </th>
          <th scope="col" data-figure>
            Charges a year
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, value, pence }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <Figures value={value} pence={pence} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <Figures value={covered} pence={sum} />
        </tr>
      </tfoot>
    </DataTable>
  );
}

function rowOfOthers(others: readonly ChargedPolicy[]) {
  return {
    key: 'others',
    name: `The other ${countOf(others.length, ['policy', 'policies'])}`,
    value: others.reduce((sum, { value }) => sum + value, 0),
    pence: others.reduce((sum, { pence }) => sum + pence, 0),
  };
}

function Figures({ value, pence }: { value: number; pence: number }) {
  return (
    <>
      <td data-figure data-label="Value">
        <PrivateAmount pence={value} />
      </td>
      <td data-figure data-label="Charges a year">
        <PrivateAmount pence={pence} />
      </td>
    </>
  );
}
