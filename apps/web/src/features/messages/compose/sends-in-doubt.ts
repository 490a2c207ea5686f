import { randomUuid } from '#core/random-uuid.ts';
import { createRequestKey } from '#core/trpc/request-key.ts';
import { keptWithDrafts } from './drafts.ts';

/** The keys of the sends without a definite answer, and what was noted before the first of them. */
type Doubt<Note> = { keys: readonly string[]; note: Note };

/**
 * What is known of a message that was sent and has no definite answer yet, with its idempotency keys (SEC-I24). It is
 * kept with the draft of this name, even after a reload.
 */
export function sendsInDoubt<Note>(name: string) {
  const doubt = keptWithDrafts(`${name} sends in doubt`);
  const key = createRequestKey(randomUuid, keptWithDrafts(`${name} key`));
  const read = () => JSON.parse(doubt.read() ?? 'null') as Doubt<Note> | null;
  const write = (known: Doubt<Note>) => doubt.write(JSON.stringify(known));

  function end() {
    doubt.forget();
    key.forget();
  }

  /** One send under this key has an answer. Others may be open: the same again, or an earlier one. */
  function refused(sentKey: string) {
    const known = read();
    const at = known?.keys.indexOf(sentKey) ?? -1;
    if (known === null || at < 0) return;
    const keys = known.keys.filter((_key, index) => index !== at);
    if (keys.length === 0) doubt.forget();
    else write({ ...known, keys });
  }

  return {
    /** Null where none is in doubt. */
    read,
    /** A send begins. Returns its idempotency key. */
    begin(input: readonly string[], note: Note): string {
      const sentKey = key.keyOf(input);
      const known = read();
      write({ note: known?.note ?? note, keys: [...(known?.keys ?? []), sentKey] });
      return sentKey;
    },
    refused,
    /** It has arrived. What the client has sent since, in other words, stays in doubt. */
    arrived(sentKey: string) {
      if (read()?.keys.at(-1) === sentKey) end();
      else refused(sentKey);
    },
    /** It has arrived, or the client has given it up. */
    end,
    /** Above a message that was refused, could not be sent yet, or may have arrived: `next` is then what to do. */
    failureText(why: string, next: string): string {
      return read() === null
        ? `Your message was not sent. ${why} What you wrote is kept.`
        : `We do not know whether your message arrived. ${why} What you wrote is kept. ${next}`;
    },
  };
}
