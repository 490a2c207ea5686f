import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure } from '../trpc/failure.ts';
import { sealedBox, sealedShape } from './sealed-text.ts';
import type { Session } from './session.ts';
import type { SessionKeys } from './session-keys.ts';
import { LONGEST_SIGN_IN_SECONDS } from './session-lifetimes.ts';

/**
 * SEC-G21: replaces a link of the firm in the browser, so that a list continues wherever its `next` link leads, and yet
 * no address of the firm's API is sent to the browser or accepted from it. Valid for the client it was made for,
 * for as long as a sign-in may last.
 */
export type LinkHandles = {
  seal(href: string, owner: Pick<Session, 'sub'>): Promise<string>;
  /** Throws MALFORMED_REQUEST for a handle that is not one, has expired, or belongs to another client. */
  open(handle: string, owner: Pick<Session, 'sub'>): Promise<string>;
};

/** A link has at most 2,048 characters. */
export const linkHandle = z.string().max(4096).regex(sealedShape, 'Must be a handle.');

const sealedSchema = z.strictObject({ link: z.string(), sub: z.string(), end: z.int() });

export function createLinkHandles(keys: readonly [SessionKeys, ...SessionKeys[]], clock: Clock): LinkHandles {
  const box = sealedBox({ schema: sealedSchema, keys, use: 'linkSealing', clock });
  return {
    seal: async (link, { sub }) => (await box.seal({ link, sub }, LONGEST_SIGN_IN_SECONDS)).sealed,
    open: async (handle, { sub }) => {
      const content = await box.open(handle);
      if (content?.sub !== sub) throw new Failure('MALFORMED_REQUEST');
      return content.link;
    },
  };
}
