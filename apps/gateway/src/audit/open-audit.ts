import { type AuditTrail, openAuditTrail } from '@portal/audit/audit-trail';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

type Options = {
  readonly file: string | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly onFailure?: (() => void) | undefined;
};

/** The trail in the configured file, whose head is in the log at both ends; undefined where none is configured. */
export async function openAudit({
  file,
  clock,
  logger,
  onFailure,
}: Options): Promise<AuditTrail | undefined> {
  if (file === undefined) return undefined;
  const trail = await openAuditTrail({
    file,
    app: 'gateway',
    now: () => clock.now(),
    onFailure: (err) => {
      logger.error({ err }, 'the audit trail could not be written');
      onFailure?.();
    },
  });
  logger.info({ head: trail.head() }, 'audit trail opened');
  return {
    ...trail,
    close: async () => {
      await trail.close();
      logger.info({ head: trail.head() }, 'audit trail closed');
    },
  };
}
