import type { Locator } from '@playwright/test';

/** A row of a bridge; its amount in pence. */
type Line = { name: string; pence: number };

/** The lines of a bridge as the page shows them: a value, changes, a value. */
export async function readBridge(table: Locator): Promise<{ opening: Line; changes: Line[]; closing: Line }> {
  // In one step: a range that arrives meanwhile changes every row.
  const lines = await table.evaluate((element) =>
    [...element.querySelectorAll('tbody tr')].map((row) => ({
      name: row.querySelector('th')?.firstChild?.textContent ?? '',
      pence: Math.round(Number(row.querySelector('data')?.value) * 100),
    })),
  );
  const [opening, closing] = [lines[0], lines.at(-1)];
  if (!opening || !closing) throw new Error('The bridge has no lines');
  // An amount that is not there would be equal to any other that is not there.
  if (!lines.every(({ pence }) => Number.isInteger(pence))) throw new Error('A line has no amount');
  return { opening, changes: lines.slice(1, -1), closing };
}

/** What the lines come to together, in pence. */
export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { pence }) => sum + pence, 0);
