import { type RefObject, useEffect, useRef } from 'react';

/** For a heading that takes the focus when what it heads gives way to something else, so that the change is heard. */
export function useFocusOnChange(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
