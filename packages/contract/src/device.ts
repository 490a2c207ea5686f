import { z } from 'zod';
import { DEVICE_TOKENS_SHOWN } from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneAnswer, isoDateTime, uuid } from './fields.ts';
import { deviceTokenShape } from './id-shapes.ts';

export const deviceTypeSchema = z.enum(['web', 'ios', 'android']);
export type DeviceType = z.infer<typeof deviceTypeSchema>;

/**
 * Given to a device after a full sign-in, and shown by it at the next: tries on a device that an account knows are counted
 * apart from those of strangers (security B6). Opaque, bound to the account and to the device id.
 */
export const deviceToken = z.string().regex(deviceTokenShape, 'Must be a device token');

/** The tokens a device holds, of whoever signed in on it, with commas between. */
const deviceTokens = z
  .string()
  .refine((value) => value.split(',').length <= DEVICE_TOKENS_SHOWN, 'Too many device tokens')
  .refine((value) => value.split(',').every((token) => deviceToken.safeParse(token).success), {
    message: 'Must be device tokens',
  })
  .meta({ description: 'What earlier registrations of this device were answered, with commas between.' });

/** Of calls that count tries. One that is forged, or of somebody else, is as good as none. */
export const deviceHeaders = z.object({ 'X-Device-Token': deviceTokens.optional() });

const deviceSchema = z.object({
  uuid,
  name: z.string(),
  created_at: isoDateTime,
  last_seen_at: isoDateTime,
});

/** A14. Registers the device or renews when it was last seen; the same `device_id` gives the same record and the same token. */
export const registerDeviceEndpoint = defineEndpoint({
  row: 'A14',
  summary: 'Register the device of a signed-in person',
  method: 'POST',
  path: '/v1/device',
  auth: 'full',
  encoding: 'json',
  body: z.object({ device_id: uuid, type: deviceTypeSchema }),
  answer: z.object({ data: deviceSchema.extend({ device_token: deviceToken.optional() }) }),
});

/** The person's devices, seen last first; `is_current` is the one named by X-Device-Id. */
export const devicesEndpoint = defineEndpoint({
  row: 'A14',
  summary: 'Devices on which the person signed in',
  method: 'GET',
  path: '/v1/device',
  auth: 'full',
  answer: z.object({
    devices: z.array(deviceSchema.extend({ type: deviceTypeSchema, is_current: z.boolean() })),
  }),
  extension: true,
});

/** Ends every session of the device, and its token no longer counts. 404 alike for one that is somebody else's. */
export const forgetDeviceEndpoint = defineEndpoint({
  row: 'A14',
  summary: 'Forget a device and end its sessions',
  method: 'DELETE',
  path: '/v1/device/{uuid}',
  auth: 'full',
  params: z.object({ uuid }),
  answer: doneAnswer,
  extension: true,
});
