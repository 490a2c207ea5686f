import { Pool } from 'undici';

export type Call = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** Sends GET requests over so many connections, each of them one after another. Returns the milliseconds of each. */
export async function sendCalls(
  origin: string,
  calls: readonly Call[],
  connections: number,
): Promise<number[]> {
  const pool = new Pool(origin, { connections });
  const times: number[] = [];
  const waiting = calls.values();
  const sendInTurn = async () => {
    for (const { path, headers } of waiting) {
      const start = performance.now();
      const answer = await pool.request({ path, method: 'GET', headers });
      const text = await answer.body.text();
      times.push(performance.now() - start);
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, sendInTurn));
  } finally {
    await pool.close();
  }
  return times;
}
