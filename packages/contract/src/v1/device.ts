import { z } from 'zod';
import { DEVICE_TOKENS_SHOWN } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namesRefusal } from '../reading/refused-success.ts';
import { doneAnswer, isoDateTime, recordId, uuid, wireId } from '../shapes/fields.ts';
import { deviceTokenShape } from '../shapes/ids.ts';
import { offered } from '../shapes/promised.ts';

export const deviceTypeSchema = z.enum(['web', 'ios', 'android']);
export type DeviceType = z.infer<typeof deviceTypeSchema>;

/**
 * Issued to a device after a full sign-in, and sent by it at the next: attempts on a device that an account knows are
 * counted separately from those of strangers (SEC-B6, SEC-B17). Opaque, bound to the account and to the device id.
 */
export const deviceToken = z.string().regex(deviceTokenShape, 'Must be a device token.');

/** The tokens of the clients who signed in on the device, separated by commas. */
const deviceTokens = z
  .string()
  .refine((value) => value.split(',').length <= DEVICE_TOKENS_SHOWN, 'Too many device tokens')
  .refine((value) => value.split(',').every((token) => deviceToken.safeParse(token).success), {
    message: 'Must be device tokens.',
  })
  .meta({ description: 'What earlier registrations of this device were answered, with commas between.' });

/**
 * Header of calls that count attempts. A forged token, or one of another client, is ignored. X-Device-Id, which every
 * call has, is set by build-request.ts.
 */
export const deviceTokenHeader = z.object({ 'X-Device-Token': deviceTokens.optional() });

/** What a device is called, such as "Firefox on Windows". It appears in mails, so it holds no address. */
export const deviceName = z
  .string()
  .regex(/^[\p{L}\d][\p{L}\d .+()-]{0,59}$/u, 'Must be the name of a device.');

const deviceSchema = z.object({
  uuid: wireId,
  name: offered(z.string(), 'the name of the device'),
  created_at: offered(isoDateTime, 'when the device was first seen'),
  last_seen_at: offered(isoDateTime, 'when the device was last seen'),
});

/**
 * API-14. Registers the device or renews when it was last seen; the same `device_id` gives the same record and the same
 * token. `name` is an extension; a firm that does not know it leaves it out.
 */
export const registerDeviceEndpoint = defineEndpoint({
  row: 'API-14',
  summary: 'Register the device of a signed-in person',
  method: 'POST',
  path: '/v1/device',
  auth: 'full',
  encoding: 'json',
  body: z.object({ device_id: uuid, type: deviceTypeSchema, name: deviceName.optional() }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: z.object({
    data: offered(
      deviceSchema.extend({
        device_token: offered(
          deviceToken,
          'that attempts on a known device are counted apart from those of strangers',
        ),
      }),
      'the device among those that a person signed in on',
    ),
  }),
});

/** API-14. An extension. The client's devices, seen last first; `is_current` is the one named by X-Device-Id. */
export const devicesEndpoint = defineEndpoint({
  row: 'API-14',
  summary: 'Devices on which the person signed in',
  method: 'GET',
  path: '/v1/device',
  auth: 'full',
  list: { key: 'devices', names: ['items', 'data'] },
  answer: z.object({
    devices: z.array(
      deviceSchema.extend({
        type: offered(deviceTypeSchema, 'whether it is a browser or a telephone'),
        is_current: offered(z.boolean(), 'which of the devices is this one'),
      }),
    ),
  }),
  extension: true,
});

/**
 * API-14. An extension. Forgets the device and ends its sessions; its token no longer counts. 404 alike for one of
 * another client.
 */
export const forgetDeviceEndpoint = defineEndpoint({
  row: 'API-14',
  summary: 'Forget a device and end its sessions',
  method: 'DELETE',
  path: '/v1/device/{uuid}',
  auth: 'full',
  stepUp: 'sessions',
  params: z.object({ uuid: recordId }),
  anyAnswer: true,
  isRefused: namesRefusal,
  refusedStatus: 422,
  answer: doneAnswer,
  extension: true,
});
