import { z } from 'zod';

/** What a procedure answers that has nothing to tell but that it was done. */
export const doneOutput = z.object({ done: z.literal(true) });
