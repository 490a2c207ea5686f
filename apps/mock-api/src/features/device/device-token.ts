import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../../secrets.ts';

/** The record of a client's device, under the id that the device sent. */
type Device = { uuid: string; clientUuid: string; deviceId: string };

/** The device headers of a call: its id, what it is called, and its tokens, separated by commas. */
export type ShownDevice = {
  deviceId: string | undefined;
  deviceName?: string | undefined;
  tokens: string | undefined;
};

export type DeviceTokens = ReturnType<typeof createDeviceTokens>;

/** The device that a parsed call shows. */
export function shownDevice(call: {
  deviceId: string | undefined;
  deviceName: string | undefined;
  headers: { 'X-Device-Token'?: string | undefined };
}): ShownDevice {
  const { deviceId, deviceName, headers } = call;
  return { deviceId, deviceName, tokens: headers['X-Device-Token'] };
}

/**
 * Tokens of devices that completed a full sign-in (SEC-B17): the id of the record and an HMAC over it, the client
 * and the device id, so that one contains no personal data and is valid only for that account on that device.
 */
export function createDeviceTokens(secret: string) {
  const key = derivedKey(secret, 'device tokens');

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
