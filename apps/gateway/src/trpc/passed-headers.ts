import { DEVICE_TOKENS_SHOWN } from '@portal/contract/constants';
import { deviceToken } from '@portal/contract/v1/device';
import { z } from 'zod';

/** The device tokens of clients who signed in on this browser, sent to calls that count attempts (SEC-B6). */
export const deviceTokens = z.array(deviceToken).max(DEVICE_TOKENS_SHOWN).optional();

/** The part of a call that passes them on to the firm's API. */
export function showDevice(tokens: readonly string[] = []): { headers?: { 'X-Device-Token': string } } {
  return tokens.length === 0 ? {} : { headers: { 'X-Device-Token': tokens.join(',') } };
}

/** The idempotency key as a header of the firm's API, when the browser sent one (SEC-I7). */
export function idempotencyHeader(key: string | undefined) {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': key } };
}
