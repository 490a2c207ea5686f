/** A cell: text, integer pence, or nothing. */
export type CsvCell = string | { pence: number } | null;

export type CsvColumn<Row> = { heading: string; cell: (row: Row) => CsvCell };

/** By this mark a spreadsheet knows that the file is UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** Text that begins like this would be reckoned as a formula by a spreadsheet, wide forms of the signs included. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** A table as RFC 4180 describes it, for spreadsheets: UTF-8 with its mark, CRLF, and no text that acts as a formula. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ heading }) => writeCell(heading)),
    ...rows.map((row) => columns.map(({ cell }) => writeCell(cell(row)))),
  ];
  return byteOrderMark + lines.map((cells) => cells.join(',') + lineEnd).join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return (cell.pence / 100).toFixed(2);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
