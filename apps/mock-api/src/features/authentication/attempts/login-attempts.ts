import type { Database } from '@portal/prisma/client';
import type { Clock } from '../../../clock.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { SecurityAlerts } from '../../../mail/security-alerts.ts';
import type { DeviceTokens, ShownDevice } from '../../device/device-token.ts';
import type { SecurityHistory } from '../../security-events/security-history.ts';
import { loginExhausted } from './exhausted-refusals.ts';
import { clientRow, createLoginCount, deviceRow, type LoginCount } from './lockout-counts.ts';
import type { UnknownAddressCounts } from './unknown-address-counts.ts';

type Deps = {
  database: Database;
  clock: Clock;
  unknownAddresses: UnknownAddressCounts;
  deviceTokens: DeviceTokens;
  alerts: SecurityAlerts;
  history: SecurityHistory;
};

/** The holder of the count: a client or an unknown address, and the device. */
type Account = { clientUuid: string | undefined; email: string; device: ShownDevice };

export type Reservation = {
  /** False when no attempt is left; nothing was counted then. */
  granted: boolean;
  /** The password was right: resets the count that this attempt was added to. */
  clear(): Promise<void>;
  /** The error for a wrong password, or for no attempt left. A lock that starts here alerts the client. */
  refusal(): ApiError;
};

export type LoginAttempts = ReturnType<typeof createLoginAttempts>;

/**
 * Reserves an attempt of a password in the database before its slow check (SEC-B2), for known and unknown addresses
 * alike (SEC-A3); lockout-counts.ts counts it in one statement, and says when none is left. SEC-B6: a device that the
 * client is known on has its own count, so that strangers who use up the account's attempts do not lock the client out.
 */
export function createLoginAttempts(deps: Deps) {
  return {
    reserve: (account: Account) => reserve(deps, account),
    /** Takes an attempt of an unlock code where the login is locked: on the device, or for the account. */
    reserveUnlock: (account: Account, limit: number) => reserveUnlock(deps, account, limit),
  };
}

async function reserve(deps: Deps, account: Account): Promise<Reservation> {
  const device = deviceCount(deps, account);
  const isKnown = device !== undefined && (await device.lock()) !== undefined;
  const count = isKnown ? device : accountCount(deps, account);
  const { clear } = count;
  const counted = await count.takeTry();
  const lockedUntil = counted ? counted.lockedUntil : await lockOf(deps, count);
  return {
    granted: counted !== undefined,
    clear,
    refusal: () => {
      const { clientUuid } = account;
      if (clientUuid === undefined) deps.unknownAddresses.forgetSurplus();
      if (!lockedUntil) return new ApiError('WRONG_CREDENTIALS', { clientUuid });
      if (counted) {
        deps.alerts.accountLocked(clientUuid, { lockedUntil, isOnDevice: isKnown });
        deps.history.recordLater('account_locked', { clientUuid, ...account.device });
      }
      return loginExhausted({ lockedUntil, now: deps.clock.now(), clientUuid });
    },
  };
}

/** The lock may have ended, or been removed, since the attempt was refused. */
async function lockOf({ clock }: Deps, count: LoginCount): Promise<Date> {
  return (await count.lock())?.lockedUntil ?? clock.now();
}

async function reserveUnlock(deps: Deps, account: Account, limit: number): Promise<boolean> {
  const onDevice = await deviceCount(deps, account)?.takeUnlockTry(limit);
  return onDevice || accountCount(deps, account).takeUnlockTry(limit);
}

function accountCount(deps: Deps, { clientUuid, email }: Account): LoginCount {
  return clientUuid === undefined
    ? deps.unknownAddresses.countOf(email)
    : createLoginCount(deps, clientRow(clientUuid));
}

/** That of the device whose token was shown; without a valid token there is none. */
function deviceCount(deps: Deps, { clientUuid, device }: Account): LoginCount | undefined {
  const uuid = deps.deviceTokens.recognise(clientUuid, device);
  return uuid === undefined ? undefined : createLoginCount(deps, deviceRow(uuid));
}
