import { randomUuid } from '#core/random-uuid.ts';
import { createRequestKey } from '#core/request-key.ts';
import { emptiedOnLogOut } from '#core/session/person-stores.ts';

/** Names the conversation that is being begun. It outlives the form, as the draft does: whoever comes back sends the same again. */
export const startKey = createRequestKey(randomUuid);

emptiedOnLogOut(startKey.forget);
