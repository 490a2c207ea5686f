import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { Hold } from './hold.ts';

/** A call whose answer is to go wrong: the reply to the caller, the answer as the service meant it, and the waits of the host. */
export type SpoiledCall = {
  readonly response: ServerResponse;
  readonly answer: Answer;
  readonly hold: Hold;
};
