import { useAddressQuery } from '#core/use-address-query.ts';
import { useAddressText } from '#core/use-address-text.ts';
import { type ListChoice, readListChoice, writeListChoice } from './list-choice.ts';

/** The choice of the list, kept in the address; the text narrows the list at every key. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [query, setQuery] = useAddressQuery();
  const [text, setText] = useAddressText('q');

  function choose(change: Partial<ListChoice>) {
    const { text: newText, ...others } = change;
    if (newText !== undefined) setText(newText);
    if (Object.keys(others).length > 0)
      setQuery((current) => writeListChoice({ ...readListChoice(current), ...change }, current));
  }

  return [{ ...readListChoice(query), text }, choose];
}
