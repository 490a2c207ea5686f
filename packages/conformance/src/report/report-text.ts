import type { CountedFinding, Level } from './finding.ts';
import type { Tally, Unchecked } from './ledger.ts';

const marks: Record<Level, string> = { difference: '✗', note: '·' };

/** The readable report: differences by call and field, notes, and what was not checked. */
export function reportText({ findings, unchecked, checkedCalls }: Tally): string {
  const differences = findings.filter(({ level }) => level === 'difference');
  const parts = [
    ...byCall(findings).map(([heading, rows]) => [heading, ...tableOf(rows)].join('\n')),
    ...(unchecked.length > 0 ? [leftAlone(unchecked)] : []),
    closingLine({
      checkedCalls,
      differences: differences.length,
      notes: findings.length - differences.length,
    }),
  ];
  return parts.join('\n\n');
}

function byCall(findings: readonly CountedFinding[]): [string, CountedFinding[]][] {
  const headingOf = ({ call, how }: CountedFinding) => (how ? `${call}, ${how}` : call);
  return [...Map.groupBy(findings, headingOf)];
}

function tableOf(rows: readonly CountedFinding[]): string[] {
  const width = widest(rows.map(({ where }) => where));
  return rows.map(({ level, where, message, times }) => {
    const count = times > 1 ? ` (${times} times)` : '';
    return `  ${marks[level]} ${where.padEnd(width)}  ${message}${count}`;
  });
}

function leftAlone(unchecked: readonly Unchecked[]): string {
  const width = widest(unchecked.map(({ call }) => call));
  return ['Not checked', ...unchecked.map(({ call, reason }) => `  ${call.padEnd(width)}  ${reason}`)].join(
    '\n',
  );
}

type Sums = { readonly checkedCalls: number; readonly differences: number; readonly notes: number };

function closingLine({ checkedCalls, differences, notes }: Sums): string {
  const counts = [count(checkedCalls, 'call'), count(differences, 'difference'), count(notes, 'note')];
  return `${counts[0]} checked: ${counts[1]}, ${counts[2]}.`;
}

function count(number: number, word: string): string {
  const amount = number === 0 ? 'no' : String(number);
  return `${amount} ${word}${number === 1 ? '' : 's'}`;
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
