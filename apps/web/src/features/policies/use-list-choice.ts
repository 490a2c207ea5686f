import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressQuery } from '#core/use-address-query.ts';
import { type ListChoice, readListChoice, writeListChoice } from './list-choice.ts';

/** How long a person pauses before the text they search for is written into the address. */
const TEXT_PAUSE_MS = 300;

/**
 * The choice of the list, kept in the address. The text narrows the list at every key and reaches the address when
 * typing pauses: browsers refuse addresses that change too often.
 */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [query, setQuery] = useAddressQuery();
  const inAddress = readListChoice(query);
  const [text, setText] = useState(inAddress.text);
  const lastWritten = useRef(inAddress.text);

  function write(change: Partial<ListChoice>) {
    if (change.text !== undefined) lastWritten.current = change.text.trim();
    setQuery((current) => writeListChoice({ ...readListChoice(current), ...change }, current));
  }
  const writeText = useEffectEvent(() => write({ text }));

  useEffect(() => {
    if (text.trim() === lastWritten.current) return;
    const pause = setTimeout(() => writeText(), TEXT_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  useEffect(() => {
    if (inAddress.text === lastWritten.current) return;
    lastWritten.current = inAddress.text;
    setText(inAddress.text);
  }, [inAddress.text]);

  function choose(change: Partial<ListChoice>) {
    const { text: newText, ...others } = change;
    if (newText !== undefined) setText(newText);
    if (Object.keys(others).length > 0) write(change);
  }

  return [{ ...inAddress, text }, choose];
}
