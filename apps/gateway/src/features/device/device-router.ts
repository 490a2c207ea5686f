import {
  devicesEndpoint,
  deviceToken,
  deviceTypeSchema,
  forgetDeviceEndpoint,
  registerDeviceEndpoint,
} from '@portal/contract/device';
import { uuid } from '@portal/contract/fields';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

const device = z.object({ uuid, name: z.string(), createdAt: z.string(), lastSeenAt: z.string() });
const registeredDevice = device.extend({ deviceToken: deviceToken.optional() });
const listedDevice = device.extend({ type: deviceTypeSchema, isCurrent: z.boolean() });

export const deviceRouter = t.router({
  /** A14: registers this device, or renews when it was last seen (row L20). The token is for its next sign-in (security B6). */
  register: signedInProcedure
    .input(z.object({ deviceId: uuid, type: deviceTypeSchema }))
    .output(registeredDevice)
    .mutation(async ({ ctx, input }) => {
      const body = { device_id: input.deviceId, type: input.type };
      return camelKeys((await ctx.upstream.call(registerDeviceEndpoint, { body })).data);
    }),

  /** Devices on which this person signed in, seen last first. */
  list: signedInProcedure
    .output(z.object({ devices: z.array(listedDevice) }))
    .query(async ({ ctx }) => camelKeys(await ctx.upstream.call(devicesEndpoint, {}))),

  /** Ends a device's sessions and takes it off the list; NOT_FOUND for one of somebody else. */
  forget: signedInProcedure
    .input(z.object({ uuid }))
    .output(z.object({ done: z.literal(true) }))
    .mutation(
      async ({ ctx, input }) => (await ctx.upstream.call(forgetDeviceEndpoint, { params: input })).data,
    ),
});
