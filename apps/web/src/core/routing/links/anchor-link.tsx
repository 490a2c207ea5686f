import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './link.tsx';

type AnchorLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of the part, which can take the focus. */
  anchor: string;
};

/**
 * a link to a part of the same page. The browser would make a place in the history of it, and so fire the
 * `popstate` of a page that is left, without what the router knows of the place before.
 */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  function show(event: MouseEvent<HTMLAnchorElement>) {
    const part = document.getElementById(anchor);
    if (part === null || !isPlainClick(event)) return;
    event.preventDefault();
    part.focus({ preventScroll: true });
    part.scrollIntoView();
  }
  return <a {...rest} href={`#${anchor}`} onClick={show} />;
}
