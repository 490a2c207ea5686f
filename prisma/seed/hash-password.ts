import { createHash } from 'node:crypto';
import { argon2id, hash } from 'argon2';

/** argon2id with 19 MiB, two passes and one lane (SEC-A7). */
const cost = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes a seeded person's password. The salt is each person's own, and made from the mail address in place of
 * chance, so that the same seed gives the same rows; the password is public anyway.
 */
export async function hashSeedPassword(email: string, password: string): Promise<string> {
  const salt = createHash('sha256').update(`portal-seed/salt/${email}`).digest().subarray(0, 16);
  return await hash(password, { ...cost, salt });
}
