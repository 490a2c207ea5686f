import { writeHead } from './answer.ts';
import type { SpoiledCall } from './spoiled-call.ts';

const MILLISECONDS = 1000;
/** The shortest time between two pieces, in milliseconds. */
const BEAT = 50;

/** The answer in small pieces, so many bytes each second; ends when the caller has gone. */
export async function dribble(
  { response, answer, hold }: SpoiledCall,
  bytesPerSecond: number,
): Promise<void> {
  const { size, every } = beatOf(bytesPerSecond);
  writeHead(response, answer);
  response.flushHeaders();
  for (let sent = 0; sent < answer.body.byteLength; sent += size) {
    await hold.pause(every);
    if (response.destroyed) return;
    response.write(answer.body.subarray(sent, sent + size));
  }
  response.end();
}

/** Bytes of a piece, and milliseconds from one to the next. */
function beatOf(bytesPerSecond: number): { size: number; every: number } {
  const size = Math.max(1, Math.round((bytesPerSecond * BEAT) / MILLISECONDS));
  return { size, every: (size * MILLISECONDS) / bytesPerSecond };
}
