import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The search parameters of the address, and a way to put others in their place; Back skips the ones before. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const replace = (next: URLSearchParams) =>
    void navigate({ search: next.toString() }, { replace: true, state });
  return [new URLSearchParams(search), replace];
}

/** The same parameters with these values set; null or an empty text removes one. */
export function withSearchParams(
  params: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** A choice in the address, where the usual one is left out. */
export function useSearchParamChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  usual: Choice,
): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (choice: Choice) =>
    setParams(withSearchParams(params, { [name]: choice === usual ? null : choice }));
  return [choices.find((choice) => choice === params.get(name)) ?? usual, choose];
}

/** How long typing pauses before the text is written into the address. */
const PAUSE_MS = 300;

/**
 * A search parameter for typed text. It applies at every key and is written to the address when typing pauses, because
 * browsers limit how often the address may change, or when the field is left: a write after a link was pressed would
 * lead back to this page. `resets` are parameters that another text removes, such as the page of a list.
 */
export function useTypedSearchParam(
  name: string,
  resets: Readonly<Record<string, null>> = {},
): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const lastWritten = useRef(inAddress);

  const write = useEffectEvent(() => {
    if (text.trim() === lastWritten.current) return;
    lastWritten.current = text.trim();
    setParams(withSearchParams(params, { ...resets, [name]: text.trim() }));
  });

  useEffect(() => {
    if (text.trim() === lastWritten.current) return;
    const field = document.activeElement;
    const leave = () => write();
    const pause = setTimeout(leave, PAUSE_MS);
    field?.addEventListener('blur', leave);
    return () => {
      clearTimeout(pause);
      field?.removeEventListener('blur', leave);
    };
  }, [text]);

  useEffect(() => {
    if (inAddress === lastWritten.current) return;
    lastWritten.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  return [text, setText];
}
