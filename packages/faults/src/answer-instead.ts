import { type ServerResponse, STATUS_CODES } from 'node:http';
import { type Answer, jsonAnswer, sendAnswer } from './answer.ts';
import type { Substitute } from './fault-plan.ts';
import type { Hold } from './hold.ts';

/** Neither JSON nor any text: bytes that are not valid UTF-8. */
const noise = Buffer.from(Array.from({ length: 256 }, (_none, at) => 0x80 | ((at * 37) & 0x3f)));

/** Answers a call that the service never sees. */
export function answerInstead(response: ServerResponse, effect: Substitute, hold: Hold): void {
  switch (effect.kind) {
    case 'status':
      sendAnswer(response, refusal(effect));
      break;
    case 'empty':
      sendAnswer(response, { ...jsonAnswer(200, {}), body: Buffer.alloc(0) });
      break;
    case 'garbage':
      sendAnswer(response, { ...jsonAnswer(200, {}), body: noise });
      break;
    case 'hang':
      hold.forever(response);
      break;
    case 'reset':
      response.socket?.resetAndDestroy();
  }
}

type Refusal = Extract<Substitute, { kind: 'status' }>;

/** A refusal as /v1 words it; a code only when the fault sets one, since a proxy or balancer would send none. */
function refusal({ status, retry_after_seconds: seconds, code, message }: Refusal): Answer {
  const words = message ?? STATUS_CODES[status] ?? 'Refused';
  const answer = jsonAnswer(status, code === undefined ? { message: words } : { code, message: words });
  return seconds === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'retry-after': String(seconds) } };
}
