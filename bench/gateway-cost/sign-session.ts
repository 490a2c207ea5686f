import { fastify } from 'fastify';
import { registerSession } from '../../apps/gateway/src/plugins/callers/session-signing.ts';
import { aDevice, type TestDevice } from '../../apps/gateway/src/test/a-device.ts';

type SessionInput = { readonly secret: string; readonly firmToken: string; readonly account: string };

/** A client who is signed in with every factor at a gateway with this secret. */
export async function signSession({
  secret,
  firmToken,
  account,
}: SessionInput): Promise<{ device: TestDevice; token: string }> {
  const { tokens } = await registerSession(fastify(), {
    secrets: { current: secret },
    clock: { now: () => new Date() },
    idleMinutes: 15,
  });
  const device = aDevice();
  const { jkt } = device;
  const { token } = await tokens.issue(firmToken, {
    jkt,
    account,
    factor: 'none',
    termsAccepted: true,
  });
  return { device, token };
}
