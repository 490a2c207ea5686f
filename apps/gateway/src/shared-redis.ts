import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A Redis that does not answer within this time counts as away: every call waits for it. */
const ANSWER_MS = 1000;

/** Connects, or throws an error with a readable message. The address may contain a password, so it is never shown. */
export async function connectRedis(url: string, log: Pick<Logger, 'info' | 'warn'>): Promise<Redis> {
  // Loaded by those who use it: 20 MB.
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    // A command without a reply may have run. If it were resent, the first use of a proof would look like a replay.
    autoResendUnfulfilledCommands: false,
    // After a failover the Redis behind this connection may be a replica, while the address leads to the new primary.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
    maxRetriesPerRequest: 0,
    // An unavailable Redis fails at once, without an offline queue.
    enableOfflineQueue: false,
  });
  // The caller gets the error; logging it here too would repeat it at each attempt to connect.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
  } catch (cause) {
    redis.disconnect();
    throw new Error('The gateway cannot reach Redis: set REDIS_URL to one that answers.', { cause });
  }
  tellOfAbsence(redis, log);
  return redis;
}

/**
 * Once when the connection is lost and once when it is back, not at each attempt in between; nothing when it is closed
 * on purpose.
 */
function tellOfAbsence(redis: Redis, log: Pick<Logger, 'info' | 'warn'>): void {
  let isAway = false;
  redis.on('reconnecting', () => {
    if (!isAway) log.warn('Redis is away');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
}
