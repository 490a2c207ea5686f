import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { isoDateTime, uuid } from './fields.ts';

export const deviceTypeSchema = z.enum(['web', 'ios', 'android']);
export type DeviceType = z.infer<typeof deviceTypeSchema>;

export const deviceSchema = z.object({
  uuid,
  name: z.string(),
  created_at: isoDateTime,
  last_seen_at: isoDateTime,
});

/** A14. Registers the device or renews when it was last seen; the same `device_id` gives the same record. */
export const registerDeviceEndpoint = defineEndpoint({
  row: 'A14',
  summary: 'Register the device of a signed-in person',
  method: 'POST',
  path: '/v1/device',
  auth: 'full',
  encoding: 'json',
  body: z.object({ device_id: uuid, type: deviceTypeSchema }),
  answer: z.object({ data: deviceSchema }),
});
