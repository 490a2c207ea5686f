import { flag } from '@portal/contract/env/read-env';
import { z } from 'zod';

const worldPorts = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/, 'must be two ports with a hyphen between')
  .transform((range) => range.split('-', 2).map(Number) as [first: number, last: number])
  .refine(
    ([first, last]) => first >= 1 && first <= last && last <= 65_535 && last - first < 100,
    'must go from a port to one at most 99 above it',
  );

/**
 * the controls for QA exist only where QA_CONTROLS is 1, which env.ts refuses in production. The other variables
 * say how they are reached; the contract's caller-guard.ts decides about each call.
 */
export const qaVariables = {
  QA_CONTROLS: flag,
  QA_ALLOW_REMOTE: flag,
  QA_HOSTS: z
    .string()
    .regex(/^[a-z\d.-]+(,[a-z\d.-]+)*$/, 'must be names of hosts with commas between')
    .transform((names) => names.split(','))
    .optional(),
  QA_WORLD_PORTS: worldPorts.optional(),
};
