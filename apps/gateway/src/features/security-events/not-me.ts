import { createHash } from 'node:crypto';
import { forgetDeviceEndpoint } from '@portal/contract/v1/device';
import { startThreadEndpoint } from '@portal/contract/v1/messages';
import { reportSecurityEventEndpoint } from '@portal/contract/v1/security-events';
import { endOtherSessionsEndpoint } from '@portal/contract/v1/sessions';
import { z } from 'zod';
import { toFailure } from '../../trpc/error-map.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import type { UpstreamClient } from '../../upstream/upstream-client.ts';

/** What was done: how many sessions were ended (null where the firm does not say), and what else. */
export const reportOutput = z.object({
  sessionsEnded: z.int().min(0).nullable(),
  haveSessionsEnded: z.boolean(),
  isDeviceForgotten: z.boolean(),
  /** The conversation that was opened; null where none was, or where the firm does not say which. */
  threadUuid: z.string().nullable(),
  isFirmInformed: z.boolean(),
});
type Report = z.infer<typeof reportOutput>;

const REPORT_KEY = 'not-me-';

/** The key under which the report of an entry starts its conversation, so that it does so once (SEC-H6). */
function reportKeyOf(uuid: string): string {
  return REPORT_KEY + createHash('sha256').update(uuid).digest('base64url');
}

/** A browser may not use such a key: another conversation under it would have the firm refuse the report (SEC-H6). */
export function isReportKey(key: string): boolean {
  return key.startsWith(REPORT_KEY);
}

type EntryToReport = {
  readonly uuid: string;
  readonly deviceUuid: string | null;
  /** Whether the firm has a call of its own for it. */
  readonly takesReports: boolean;
};

/**
 * SEC-H6: reports an entry by the firm's own call where it takes reports, else by the calls for sessions, devices and
 * messages that there are. NOT_FOUND for an entry of another client.
 */
export async function reportNotMe(
  upstream: UpstreamClient,
  { takesReports, ...entry }: EntryToReport,
): Promise<Report> {
  if (!takesReports) return secureAccount(upstream, entry);
  const answer = await upstream.call(reportSecurityEventEndpoint, { params: { uuid: entry.uuid } });
  return {
    sessionsEnded: answer.sessions_ended,
    haveSessionsEnded: true,
    isDeviceForgotten: answer.device_forgotten === true,
    threadUuid: answer.thread_uuid,
    isFirmInformed: true,
  };
}

/**
 * Sessions end first; what the firm does not offer is left out, and the result says what was done. The browser leaves
 * out a device that is in use (SEC-H21, not-me-dialog.tsx).
 */
async function secureAccount(
  upstream: UpstreamClient,
  { uuid, deviceUuid }: Omit<EntryToReport, 'takesReports'>,
): Promise<Report> {
  const others = await orNotOffered(upstream.call(endOtherSessionsEndpoint, {}));
  const isDeviceForgotten = deviceUuid !== null && (await forgetDevice(upstream, deviceUuid));
  const thread = await orNotOffered(
    upstream.call(startThreadEndpoint, {
      headers: {
        'Idempotency-Key': reportKeyOf(uuid),
      },
      body: {
        subject: 'This was not me',
        body: 'My security history shows something that I did not do. Please call me about it.',
      },
    }),
  );
  return {
    sessionsEnded: others?.ended ?? null,
    haveSessionsEnded: others !== null,
    isDeviceForgotten,
    threadUuid: thread?.uuid ?? null,
    isFirmInformed: thread !== null,
  };
}

/** False where the device is no longer there, or the firm forgets none. */
async function forgetDevice(upstream: UpstreamClient, uuid: string): Promise<boolean> {
  try {
    await upstream.call(forgetDeviceEndpoint, { params: { uuid } });
    return true;
  } catch (error) {
    if (['NOT_FOUND', 'METHOD_NOT_ALLOWED', 'NOT_IMPLEMENTED'].includes(toFailure(error).code)) return false;
    throw error;
  }
}
