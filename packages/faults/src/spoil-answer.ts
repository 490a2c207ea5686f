import type { ServerResponse } from 'node:http';
import { type Answer, sendAnswer, withoutFraming, writeHead } from './answer.ts';
import type { Spoiling } from './fault-plan.ts';
import type { Hold } from './hold.ts';
import { breakShape } from './wrong-shape.ts';

/** Sends a damaged answer. Settles when there is nothing more to send. */
export async function spoilAnswer(call: SpoiledCall, effect: Spoiling): Promise<void> {
  const { response, answer } = call;
  switch (effect.kind) {
    case 'dribble':
      return dribble(call, effect.bytes_per_second);
    case 'cut':
      return cut(response, answer);
    case 'malformed_chunk':
      return breakChunks(response, answer);
    case 'wrong_shape':
      return sendAnswer(response, { ...answer, body: breakShape(answer.body, effect) });
  }
}

function firstHalf({ body }: Answer): Buffer {
  return body.subarray(0, Math.floor(body.byteLength / 2));
}

/** The whole length is promised, half of it comes, and the connection closes. */
function cut(response: ServerResponse, answer: Answer): void {
  writeHead(response, answer);
  response.flushHeaders();
  response.write(firstHalf(answer));
  response.socket?.destroySoon();
}

/** One valid chunk, then one with an invalid size (RFC 9112, section 7.1). */
function breakChunks(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { ...withoutFraming(answer.headers), 'transfer-encoding': 'chunked' });
  response.flushHeaders();
  response.write(firstHalf(answer));
  response.socket?.write('size unknown\r\nand so on\r\n');
  response.socket?.destroySoon();
}

const MILLISECONDS = 1000;
/** The shortest time between two pieces, in milliseconds. */
const BEAT = 50;

/** The answer in small pieces, at `bytesPerSecond`; ends when the caller disconnects. */
async function dribble({ response, answer, hold }: SpoiledCall, bytesPerSecond: number): Promise<void> {
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

/**
 * A call whose answer is to go wrong: the reply to the caller, the answer as the service meant it, and the waits of the
 * host.
 */
type SpoiledCall = {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly hold: Hold;
};
