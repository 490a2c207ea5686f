import { type Ref, useImperativeHandle, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { usePrinting } from '#ui/hooks/use-printing.ts';
import { PaneTitle } from '#ui/layout/headings.tsx';
import { shownSubject } from './subject-title.ts';

type SubjectHeadingProps = {
  /** What the page shows, such as the name of a policy. */
  name: string;
  /** The title of the page where that is more than the name. */
  title?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
};

/**
 * the heading of what a page shows. On small screens the header has it as its page title, and it is not repeated.
 * A year of due diligence is only part of its page and has a PaneTitle below the page title instead.
 */
export function SubjectHeading({ name, title = name, className, ref }: SubjectHeadingProps) {
  const isPrinted = usePrinting();
  const isScreen = useMediaQuery('screen') && !isPrinted;
  const isWide = useMediaQuery(WIDE);
  if (isScreen && !isWide) return <HeadingInHeader title={title} headingRef={ref} />;
  return (
    <PaneTitle ref={ref} {...(className && { className })} tabIndex={-1}>
      {name}
    </PaneTitle>
  );
}

type HeadingInHeaderProps = { title: string; headingRef: Ref<HTMLHeadingElement> | undefined };

/** The ref is then that of the header's heading, so that the focus goes there. */
function HeadingInHeader({ title, headingRef }: HeadingInHeaderProps) {
  const { pathname } = useLocation();
  useImperativeHandle(headingRef, () => document.querySelector('h1') as HTMLHeadingElement);
  useLayoutEffect(() => {
    shownSubject.set({ title, pathname });
    return () => shownSubject.set(null);
  }, [title, pathname]);
  return null;
}
