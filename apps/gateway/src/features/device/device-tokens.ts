import { DEVICE_TOKENS_SHOWN } from '@portal/contract/constants';
import { deviceToken } from '@portal/contract/device';
import { z } from 'zod';

/** What the browser shows of the people who signed in on it, where tries are counted (SEC-B6). */
export const deviceTokens = z.array(deviceToken).max(DEVICE_TOKENS_SHOWN).optional();

/** The part of a call that passes them on to the firm's API. */
export function showDevice(tokens: readonly string[] = []): { headers?: { 'X-Device-Token': string } } {
  return tokens.length === 0 ? {} : { headers: { 'X-Device-Token': tokens.join(',') } };
}
