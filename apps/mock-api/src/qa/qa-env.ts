import { z } from 'zod';

const worldPorts = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/, 'must be two ports with a hyphen between')
  .transform((range) => range.split('-', 2).map(Number) as [first: number, last: number])
  .refine(
    ([first, last]) => first >= 1 && first <= last && last <= 65_535 && last - first < 100,
    'must go from a port to one at most 99 above it',
  );

const offUnlessOne = z
  .enum(['0', '1'], 'must be 0 or 1')
  .default('0')
  .transform((value) => value === '1');

/**
 * the controls for QA exist only where QA_CONTROLS is 1. The other variables say how they are reached; the
 * contract's caller-guard.ts decides about each call.
 */
export const qaVariables = {
  QA_CONTROLS: offUnlessOne,
  QA_ALLOW_REMOTE: offUnlessOne,
  QA_HOSTS: z
    .string()
    .regex(/^[a-z\d.-]+(,[a-z\d.-]+)*$/, 'must be names of hosts with commas between')
    .transform((names) => names.split(','))
    .optional(),
  QA_WORLD_PORTS: worldPorts.optional(),
};

type QaEnv = { readonly NODE_ENV: string; readonly QA_CONTROLS: boolean };

/** the controls never run in production: the mock does not start with them there. */
export function refuseInProduction({ NODE_ENV, QA_CONTROLS }: QaEnv, context: z.RefinementCtx): void {
  if (NODE_ENV === 'production' && QA_CONTROLS)
    context.addIssue({ code: 'custom', path: ['QA_CONTROLS'], message: 'must be 0 in production' });
}
