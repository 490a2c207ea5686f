import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The record of a device, of one client, under the id that the device says it has. */
type Device = { uuid: string; clientUuid: string; deviceId: string };

/** What a call shows of the device it comes from: who it says it is, and the tokens it holds, with commas between. */
export type ShownDevice = { deviceId: string | undefined; tokens: string | undefined };

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/** The device that a parsed call shows. */
export function shownDevice(call: {
  deviceId: string | undefined;
  headers: { 'X-Device-Token'?: string | undefined };
}): ShownDevice {
  return { deviceId: call.deviceId, tokens: call.headers['X-Device-Token'] };
}

/**
 * Tokens of devices that completed a full sign-in (SEC-B6): the name of the record and an HMAC over it, the client
 * and the device id, so that one says nothing of a person and is good for that account on that device alone.
 */
export function createDeviceTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'device tokens of the mock', 32));

  function issue({ uuid, clientUuid, deviceId }: Device): string {
    const code = createHmac('sha256', key).update(`${uuid} ${clientUuid} ${deviceId}`).digest('base64url');
    return `${uuid}.${code}`;
  }

  return {
    issue,
    /** The record that one of the tokens was issued for; undefined where none is of this client and this device. */
    recognise(clientUuid: string | undefined, { deviceId, tokens = '' }: ShownDevice): string | undefined {
      if (clientUuid === undefined || deviceId === undefined) return undefined;
      return tokens
        .split(',')
        .map((token) => ({ token, uuid: token.split('.', 1)[0] ?? '' }))
        .find(({ token, uuid }) => isSame(token, issue({ uuid, clientUuid, deviceId })))?.uuid;
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
