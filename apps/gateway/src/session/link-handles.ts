import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { Failure } from '../trpc/failure.ts';
import { openText, sealText } from './sealed-text.ts';
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

/** Five parts of a compact JWE; a link has at most 2,048 characters. */
export const linkHandle = z
  .string()
  .max(4096)
  .regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/, 'Must be a handle');

/** `end` is in seconds since 1970. */
const sealedSchema = z.strictObject({ link: z.string(), sub: z.string(), end: z.int() });

const HANDLE_LIFE_SECONDS = LONGEST_SIGN_IN_SECONDS;

type LinkKey = Pick<SessionKeys, 'linkSealing'>;

/** The first key seals; all of them open (SEC-D10). */
export function createLinkHandles(keys: readonly [LinkKey, ...LinkKey[]], clock: Clock): LinkHandles {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    seal: (link, { sub }) => {
      const end = nowSeconds() + HANDLE_LIFE_SECONDS;
      return sealText(JSON.stringify({ link, sub, end }), keys[0].linkSealing);
    },
    open: async (handle, { sub }) => {
      for (const { linkSealing } of keys) {
        const text = await openText(handle, linkSealing).catch(() => undefined);
        const sealed = text === undefined ? undefined : sealedSchema.safeParse(JSON.parse(text));
        if (sealed?.data?.sub === sub && sealed.data.end > nowSeconds()) return sealed.data.link;
      }
      throw new Failure('MALFORMED_REQUEST');
    },
  };
}
