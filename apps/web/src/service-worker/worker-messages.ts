/**
 * What a page says to the worker: take the place of the one before; tell, by the port that comes along, which entry script
 * you keep; or: I run on the build that you keep, so forget older ones if nobody else is there.
 */
export type WorkerMessage = 'take-over' | 'which-entry' | 'forget-others';
