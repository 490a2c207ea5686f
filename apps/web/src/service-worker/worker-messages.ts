/** What a page says to the worker: take the place of the one before; or tell, by the port that comes along, which entry script you keep. */
export type WorkerMessage = 'take-over' | 'which-entry';
