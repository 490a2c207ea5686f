import { emptiedOnLogOut } from '#core/session/person-stores.ts';

const drafts = new Map<string, string>();

emptiedOnLogOut(() => drafts.clear());

/** What was begun and not sent, by the name of what it is for, as long as the page is open and the person signed in. */
export const draftStore = {
  read: (name: string): string => drafts.get(name) ?? '',
  write(name: string, text: string): void {
    if (text === '') drafts.delete(name);
    else drafts.set(name, text);
  },
};
