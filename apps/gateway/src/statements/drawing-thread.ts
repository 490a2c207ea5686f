import { parentPort } from 'node:worker_threads';
import { drawStatement } from './draw-statement.ts';
import type { Drawing, Drawn } from './statement-drawer.ts';

/** Draws statements in a thread of its own, one after the other. */
parentPort?.on('message', async ({ number, facts, key }: Drawing) => {
  let answer: Drawn;
  try {
    answer = { number, file: await drawStatement(facts, key) };
  } catch (error) {
    answer = { number, fault: error instanceof Error ? error : new Error(String(error)) };
  }
  parentPort?.postMessage(answer);
});
