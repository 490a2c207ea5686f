import { useState } from 'react';
import { draftStore } from './draft-store.ts';

/** A text that outlives its field: whoever comes back finds it as it was left. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => draftStore.read(name));
  function write(next: string) {
    draftStore.write(name, next);
    setText(next);
  }
  return [text, write];
}
