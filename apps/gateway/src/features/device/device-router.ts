import { recordId, uuid } from '@portal/contract/shapes/fields';
import {
  devicesEndpoint,
  deviceToken,
  deviceTypeSchema,
  forgetDeviceEndpoint,
  registerDeviceEndpoint,
} from '@portal/contract/v1/device';
import { z } from 'zod';
import { nameOfDevice } from '../../device-name.ts';
import { mapperTo } from '../../mapping/listed-fields.ts';
import { toFailure } from '../../trpc/error-map.ts';
import { t } from '../../trpc/init.ts';
import { orNotOffered } from '../../trpc/not-offered.ts';
import { doneOutput, listed, unreadable } from '../../trpc/outputs.ts';
import { sensitiveProcedure, signedInProcedure } from '../../trpc/procedures.ts';

const text = z.string().nullable();
const listedDevice = z.object({
  uuid: z.string(),
  name: text,
  createdAt: text,
  lastSeenAt: text,
  type: deviceTypeSchema.nullable(),
  isCurrent: z.boolean().nullable(),
});

const toListedDevice = mapperTo(listedDevice);

export const deviceRouter = t.router({
  /**
   * API-14: registers this device, or renews when it was last seen (L-21). The token is for its next sign-in (SEC-B6).
   */
  register: signedInProcedure
    .input(z.object({ deviceId: uuid, type: deviceTypeSchema }))
    .output(listed(z.object({ deviceToken: deviceToken.nullable() })))
    .mutation(async ({ ctx, input }) => {
      const device = { device_id: input.deviceId, type: input.type };
      const register = async (body: z.infer<typeof registerDeviceEndpoint.body>) => {
        const { data } = await ctx.upstream.call(registerDeviceEndpoint, { body });
        return { deviceToken: data?.device_token ?? null };
      };
      const name = nameOfDevice(input.type, ctx.userAgent);
      if (name === undefined) return register(device);
      return register({ ...device, name }).catch((error: unknown) => {
        // A firm that refuses what it does not know still gets the fields of the specification.
        const { code, details } = toFailure(error);
        const refusesOtherField =
          details.fields?.length && !details.fields.some(({ field }) => field === 'name');
        if (refusesOtherField || !['VALIDATION', 'MALFORMED_REQUEST'].includes(code)) throw error;
        return register(device);
      });
    }),

  /** L-46: devices on which this client signed in, seen last first; an extension. */
  list: signedInProcedure
    .output(listed(z.object({ offered: z.boolean(), devices: z.array(listedDevice), unreadable })))
    .query(async ({ ctx }) => {
      const answer = await orNotOffered(ctx.upstream.call(devicesEndpoint, {}));
      const devices = (answer?.devices ?? []).map(toListedDevice);
      return { offered: answer !== null, devices, unreadable: answer?.unreadable ?? 0 };
    }),

  /** Ends a device's sessions and takes it off the list; NOT_FOUND for one of another client. */
  forget: sensitiveProcedure('sessions')
    .input(z.object({ uuid: recordId }))
    .output(listed(doneOutput))
    .mutation(async ({ ctx, input }) => {
      await ctx.upstream.call(forgetDeviceEndpoint, { params: input });
      return { done: true };
    }),
});
