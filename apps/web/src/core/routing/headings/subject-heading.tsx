import { type Ref, useImperativeHandle, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createObservable } from '#core/observable.ts';
import { useMediaQuery, WIDE } from '#ui/hooks/use-media-query.ts';
import { PaneTitle } from '#ui/layout/headings.tsx';

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
  const isScreen = useMediaQuery('screen');
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
    shown.set({ title, pathname });
    return () => shown.set(null);
  }, [title, pathname]);
  return null;
}

type Subject = { readonly title: string; readonly pathname: string };

const shown = createObservable<Subject | null>(null);

/** For the header: the title of what the page shows; null where the page has none of its own, and on wide screens. */
export function useSubjectTitle(): string | null {
  const { pathname } = useLocation();
  const subject = useSyncExternalStore(shown.subscribe, shown.read);
  // While the next page arrives, the header already has its height: it is scrolled to where it was left.
  return subject?.pathname === pathname ? subject.title : null;
}
