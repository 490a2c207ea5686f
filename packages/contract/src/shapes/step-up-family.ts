import { z } from 'zod';

/**
 * SEC-D25: the families of sensitive changes. Each call of one names its family as `stepUp`: in the firm's API its
 * endpoint does, in the gateway sensitiveProcedure. A step-up is good for one family and no other (SEC-D9). Changing
 * the password has none: the call itself has the current one (SEC-A8).
 */
export const stepUpFamilySchema = z.enum([
  /** Setting up a second factor, and reading its secret. Removing one takes a code in the call itself (SEC-C6). */
  'factor',
  /** Asking for a change of name, address or telephone numbers. */
  'details',
  /** Making recovery codes. */
  'recovery-codes',
  /** Ending other sessions, forgetting a device, and "This was not me" (SEC-H6), which does both. */
  'sessions',
]);
export type StepUpFamily = z.infer<typeof stepUpFamilySchema>;
