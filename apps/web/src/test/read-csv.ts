/** Reads a file by RFC 4180: rows of cells, without the byte order mark. Throws where the file breaks the rules. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  const body = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < body.length) {
    const at = cell.lastIndex;
    const found = cell.exec(body);
    if (!found) throw new Error(`No cell of RFC 4180 at ${at}: ${body.slice(at, at + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
