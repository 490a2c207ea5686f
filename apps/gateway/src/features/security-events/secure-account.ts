import { createHash } from 'node:crypto';
import { forgetDeviceEndpoint } from '@portal/contract/v1/device';
import { startThreadEndpoint } from '@portal/contract/v1/messages';
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

type Reported = { readonly uuid: string; readonly deviceUuid: string | null };

/**
 * SEC-H6: what a report of an entry does where the firm has no call for it, by the calls that it does have. Sessions
 * end first; what the firm does not offer is left out, and the result says what was done. The browser leaves out a
 * device that is in use (not-me.tsx).
 */
export async function secureAccount(
  upstream: UpstreamClient,
  { uuid, deviceUuid }: Reported,
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
        body: 'My security history has an entry that was not me. Please call me about it.',
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
