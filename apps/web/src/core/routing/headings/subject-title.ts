import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createObservable } from '#core/observable.ts';

type Subject = { readonly title: string; readonly pathname: string };

/** What a page on a small screen shows, as its SubjectHeading names it. */
export const shownSubject = createObservable<Subject | null>(null);

/** For the header: the title of what the page shows; null where the page has none of its own, and on wide screens. */
export function useSubjectTitle(): string | null {
  const { pathname } = useLocation();
  const subject = useSyncExternalStore(shownSubject.subscribe, shownSubject.read);
  // While the next page arrives, the header already has its height: it is scrolled to where it was left.
  return subject?.pathname === pathname ? subject.title : null;
}
