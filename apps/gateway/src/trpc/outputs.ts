import { z } from 'zod';

/** How many entries of a list the firm gave in a form that cannot be read; they are left out, and the page says so. */
export const unreadable = z.int().min(0);

/** The answer of a procedure that has no result. */
export const doneOutput = z.object({ done: z.literal(true) });
