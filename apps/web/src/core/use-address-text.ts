import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withQueryValues } from './query-values.ts';
import { useAddressQuery } from './use-address-query.ts';

/** How long a person pauses before what they type is written into the address. */
const PAUSE_MS = 300;

/**
 * A text that stands in the query of the address. It counts at every key and reaches the address when typing
 * pauses: browsers refuse addresses that change too often.
 */
export function useAddressText(name: string): [text: string, setText: (text: string) => void] {
  const [query, setQuery] = useAddressQuery();
  const inAddress = query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const lastWritten = useRef(inAddress);

  const write = useEffectEvent(() => {
    if (text.trim() === lastWritten.current) return;
    lastWritten.current = text.trim();
    setQuery((current) => withQueryValues(current, { [name]: text.trim() }));
  });

  useEffect(() => {
    if (text.trim() === lastWritten.current) return;
    const pause = setTimeout(() => write(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);

  useEffect(() => {
    if (inAddress === lastWritten.current) return;
    lastWritten.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  return [text, setText];
}
