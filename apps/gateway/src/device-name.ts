import { type DeviceType, deviceName } from '@portal/contract/v1/device';
import Bowser from 'bowser';
import { LRUCache } from 'lru-cache';

/** A user agent is a few hundred letters; a longer one is not read. */
const MAX_LETTERS = 1000;

/**
 * What a device is called in the list of devices: "Firefox on Windows", or "App on iPhone" for the packaged portal.
 * Undefined where nothing in the user agent is known.
 */
export function nameOfDevice(type: DeviceType, userAgent: string): string | undefined {
  if (!isReadable(userAgent)) return undefined;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const program = type === 'web' ? browser.name?.replace(/ for Android$/, '') : 'App';
  const system = os.name === 'iOS' ? platform.model : os.name;
  return program && system ? deviceName.safeParse(`${program} on ${system}`).data : undefined;
}

function isReadable(userAgent: string): boolean {
  return userAgent !== '' && userAgent.length <= MAX_LETTERS;
}

const REMEMBERED = 500;

/**
 * The name of the browser that calls, for the firm's lists of sessions. It is wanted for every call, so each is read
 * once.
 */
export function createBrowserNames(): (userAgent: string) => string | undefined {
  const known = new LRUCache<string, { name: string | undefined }>({
    max: REMEMBERED,
    memoMethod: (userAgent) => ({ name: nameOfDevice('web', userAgent) }),
  });
  // A long user agent gets no name: as a key it would stay in memory whole.
  return (userAgent) => (isReadable(userAgent) ? known.memo(userAgent).name : undefined);
}
