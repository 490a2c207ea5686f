import { z } from 'zod';
import { Failure } from '../trpc/failure.ts';
import { openText, sealText } from './sealed-text.ts';
import type { Session } from './session.ts';
import type { SessionKeys } from './session-keys.ts';

/**
 * Replaces a link of the firm in the browser, so that a list goes on wherever its `next` link leads, and yet no address of
 * the firm's API reaches the browser or comes from it (SEC-G1). Good for the person it was made for.
 */
export type LinkHandles = {
  seal(href: string, owner: Pick<Session, 'sub'>): Promise<string>;
  /** Throws MALFORMED_REQUEST for a handle that is not one, or belongs to somebody else. */
  open(handle: string, owner: Pick<Session, 'sub'>): Promise<string>;
};

/** Five parts of a compact JWE; a link has at most 2,048 characters. */
export const linkHandle = z
  .string()
  .max(4096)
  .regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/, 'Must be a handle');

const sealedSchema = z.strictObject({ link: z.string(), sub: z.string() });

type LinkKey = Pick<SessionKeys, 'linkSealing'>;

/** The first key seals; all of them open, so that a secret can be changed while a list is read. */
export function createLinkHandles(keys: readonly [LinkKey, ...LinkKey[]]): LinkHandles {
  return {
    seal: (link, { sub }) => sealText(JSON.stringify({ link, sub }), keys[0].linkSealing),
    open: async (handle, { sub }) => {
      for (const { linkSealing } of keys) {
        const text = await openText(handle, linkSealing).catch(() => undefined);
        const sealed = text === undefined ? undefined : sealedSchema.safeParse(JSON.parse(text));
        if (sealed?.data?.sub === sub) return sealed.data.link;
      }
      throw new Failure('MALFORMED_REQUEST');
    },
  };
}
