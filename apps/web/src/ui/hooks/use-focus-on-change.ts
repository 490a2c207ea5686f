import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a heading that takes the focus when its content is replaced, so that screen readers announce the change. */
export function useFocusOnChange(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
