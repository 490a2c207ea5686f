import type { CSSProperties } from 'react';
import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { type BridgeBar, type BridgeLine, bridgeBars } from './lines.ts';
import styles from './table.module.css';

type BridgeTableProps = { caption: string; lines: readonly BridgeLine[] };

/** How one value becomes another: a table whose lines add up, with a waterfall beside the amounts. */
export function BridgeTable({ caption, lines }: BridgeTableProps) {
  const bars = bridgeBars(lines);
  return (
    <DataTable>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Part</span>
          </th>
          <td aria-hidden="true" />
          <th scope="col">
            <span className="visually-hidden">Amount</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered, and two may have the same name
          <tr key={index} className={line.kind === 'level' ? styles.level : undefined}>
            <th scope="row">
              {line.name}
              {line.note === undefined ? null : <span className={styles.note}>{line.note}</span>}
            </th>
            <td className={styles.drawing} aria-hidden="true">
              <Bar line={line} bar={bars[index]} />
            </td>
            <td data-figure data-label="Amount">
              {line.kind === 'change' && line.pence > 0 ? '+' : null}
              <PrivateAmount pence={line.pence} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Bar({ line, bar }: { line: BridgeLine; bar: BridgeBar | undefined }) {
  if (bar === undefined) return null;
  const direction = line.pence < 0 ? 'fall' : 'rise';
  const position = { '--from': `${bar.from}%`, '--to': `${bar.to}%` } as CSSProperties;
  return (
    <span className={styles.track}>
      <i className={styles.bar} data-look={line.kind === 'level' ? 'level' : direction} style={position} />
    </span>
  );
}
