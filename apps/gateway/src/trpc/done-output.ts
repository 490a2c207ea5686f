import { z } from 'zod';

/** The answer of a procedure that has no result. */
export const doneOutput = z.object({ done: z.literal(true) });
