import { deviceTypeSchema, registerDeviceEndpoint } from '@portal/contract/device';
import { uuid } from '@portal/contract/fields';
import { z } from 'zod';
import { camelKeys } from '../../camel-keys.ts';
import { t } from '../../trpc/init.ts';
import { signedInProcedure } from '../../trpc/procedures.ts';

const deviceOutput = z.object({ uuid, name: z.string(), createdAt: z.string(), lastSeenAt: z.string() });

export const deviceRouter = t.router({
  /** A14: registers this device, or renews when it was last seen (row L20). */
  register: signedInProcedure
    .input(z.object({ deviceId: uuid, type: deviceTypeSchema }))
    .output(deviceOutput)
    .mutation(async ({ ctx, input }) => {
      const body = { device_id: input.deviceId, type: input.type };
      return camelKeys((await ctx.upstream.call(registerDeviceEndpoint, { body })).data);
    }),
});
