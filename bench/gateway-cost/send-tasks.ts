import { Pool } from 'undici';

type Call = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** GET requests for one purpose: those of a step are sent together, once the step before it is answered. */
export type Task = readonly (readonly Call[])[];

/** Works on as many tasks at a time as there are connections. Returns the milliseconds of each. */
export async function sendTasks(
  origin: string,
  tasks: readonly Task[],
  connections: number,
): Promise<number[]> {
  const pool = new Pool(origin, { connections });
  const send = async ({ path, headers }: Call) => {
    const answer = await pool.request({ path, method: 'GET', headers });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${text}`);
  };
  const times: number[] = [];
  const waiting = tasks.values();
  const workInTurn = async () => {
    for (const task of waiting) {
      const startedAt = performance.now();
      for (const together of task) await Promise.all(together.map(send));
      times.push(performance.now() - startedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, workInTurn));
  } finally {
    await pool.close();
  }
  return times;
}
