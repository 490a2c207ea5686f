import { z } from 'zod';

/** What a step-up is good for: one family of changes, and no other (SEC-D9). */
export const stepUpFamilySchema = z.enum(['factor', 'password', 'details', 'recovery-codes', 'sessions']);
export type StepUpFamily = z.infer<typeof stepUpFamilySchema>;
