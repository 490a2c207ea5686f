import type { ServerResponse } from 'node:http';
import { type Answer, sendAnswer, withoutFraming, writeHead } from './answer.ts';
import { dribble } from './dribble.ts';
import type { Spoiling } from './fault-plan.ts';
import type { SpoiledCall } from './spoiled-call.ts';
import { breakShape } from './wrong-shape.ts';

/** Sends an answer that goes wrong on its way. Settles when there is nothing more to send. */
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

/** After one good chunk comes one whose size is no number (RFC 9112, section 7.1). */
function breakChunks(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, { ...withoutFraming(answer.headers), 'transfer-encoding': 'chunked' });
  response.flushHeaders();
  response.write(firstHalf(answer));
  response.socket?.write('size unknown\r\nand so on\r\n');
  response.socket?.destroySoon();
}
