import { CompactEncrypt, compactDecrypt } from 'jose';
import type { z } from 'zod';
import { type Clock, secondsOf } from '../clock.ts';
import type { SessionKeys } from './session-keys.ts';

const ALGORITHM = 'dir';
const ENCRYPTION = 'A256GCM';

/** Wraps a text so that only this gateway can read it: compact JWE, `dir`, AES-256-GCM (RFC 7516). */
export function sealText(text: string, key: Uint8Array): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .encrypt(key);
}

/** Throws on any text that was not encrypted with this key. */
export async function openText(sealed: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: [ALGORITHM],
    contentEncryptionAlgorithms: [ENCRYPTION],
  });
  return new TextDecoder().decode(plaintext);
}

/** The five parts of what `sealText` makes. */
export const sealedShape = /^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

type Options<Content> = {
  readonly schema: z.ZodType<Content>;
  readonly keys: readonly [SessionKeys, ...SessionKeys[]];
  readonly use: 'linkSealing' | 'stepUpSealing';
  readonly clock: Clock;
};

/** Seals what is good until `end`, in seconds since 1970. The first key seals; all of them open (SEC-D10). */
export function sealedBox<Content extends { end: number }>({ schema, keys, use, clock }: Options<Content>) {
  const nowSeconds = secondsOf(clock);
  return {
    seal: async (content: Omit<Content, 'end'>, lifeSeconds: number) => {
      const end = nowSeconds() + lifeSeconds;
      return { sealed: await sealText(JSON.stringify({ ...content, end }), keys[0][use]), end };
    },
    /** Undefined if it is not one of these or has expired. */
    open: async (sealed: string): Promise<Content | undefined> => {
      if (!sealedShape.test(sealed)) return undefined;
      for (const key of keys) {
        const text = await openText(sealed, key[use]).catch(() => undefined);
        const content = text === undefined ? undefined : schema.safeParse(JSON.parse(text)).data;
        if (content && content.end > nowSeconds()) return content;
      }
      return undefined;
    },
  };
}
