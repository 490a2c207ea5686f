import { randomBytes, randomUUID } from 'node:crypto';

/** Where a server takes its randomness from. */
export type Random = {
  uuid(): string;
  bytes(size: number): Buffer;
};

/** The operating system's generator. */
export const systemRandom: Random = { uuid: () => randomUUID(), bytes: (size) => randomBytes(size) };
