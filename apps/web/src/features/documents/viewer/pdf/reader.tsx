import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OpenPdf } from '#core/pdf/open-pdf.ts';
import { useElementSize } from '#ui/hooks/use-element-size.ts';
import { OutsideLinkDialog } from './outside-link-dialog.tsx';
import type { PageLink } from './page-links.ts';
import styles from './reader.module.css';
import { PdfSheet } from './sheet.tsx';
import { PdfToolbar } from './toolbar.tsx';
import { nextZoom, pagesInWindow, type ViewerKey, viewerKey, type Zoom } from './zoom-and-paging.ts';

type Frame = RefObject<HTMLElement | null>;

type PdfReaderProps = { pdf: OpenPdf; title: string };

/** Pages below which all text is there from the start, for screen readers and the browser's search. */
const MAX_PAGES_READ_AHEAD = 60;
/** A page is no wider than this at 100 %, in rem. */
const WIDEST_PAGE = 60;

/** The pages of a PDF below each other, with its own keys while the focus is in it. */
export function PdfReader({ pdf, title }: PdfReaderProps) {
  const { pageCount } = pdf;
  const [zoom, setZoom] = useState<Zoom>(100);
  const [readUpTo, setReadUpTo] = useState(1);
  const [link, setLink] = useState<URL | null>(null);
  const [frame, room] = useElementSize();
  const width = room && (Math.min(room.width, WIDEST_PAGE * room.rem) * zoom) / 100;

  const { view, pages, look, goTo } = usePagesInView(frame, width);
  useScrollKept(frame, width);

  const actions: Record<ViewerKey, () => void> = {
    'zoom-in': () => setZoom(nextZoom(zoom, 'in')),
    'zoom-out': () => setZoom(nextZoom(zoom, 'out')),
    'zoom-fit': () => setZoom(100),
    next: () => goTo(Math.min(view.page + 1, pageCount)),
    previous: () => goTo(Math.max(view.page - 1, 1)),
    first: () => goTo(1),
    last: () => goTo(pageCount),
  };
  function press(event: KeyboardEvent) {
    const action = event.target instanceof HTMLInputElement ? null : viewerKey(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    actions[action]();
  }
  function follow({ target }: PageLink) {
    if (target.kind === 'page') goTo(target.number);
    else setLink(target.address);
  }
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the viewer, for whatever in it has the focus
    <div className={styles.reader} onKeyDown={press}>
      <PdfToolbar {...{ zoom, pageCount, actions, page: view.page, onPage: goTo }} />
      <section
        className={styles.window}
        aria-label={`Pages of ${title}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it (WCAG 2.1.1)
        tabIndex={0}
        ref={frame}
        onScroll={look}
      >
        <div ref={pages} className={styles.pages}>
          {width === null
            ? null
            : numbers.map((number) => (
                <PdfSheet
                  key={number}
                  {...{ pdf, number, width }}
                  isDrawn={view.drawn.includes(number)}
                  isRead={number <= readUpTo}
                  onRead={() =>
                    number < MAX_PAGES_READ_AHEAD && setReadUpTo((known) => Math.max(known, number + 1))
                  }
                  onSized={look}
                  onLink={follow}
                />
              ))}
        </div>
      </section>
      {link === null ? null : <OutsideLinkDialog address={link} onClose={() => setLink(null)} />}
    </div>
  );
}

function boxOf(element: Element): { top: number; height: number } {
  const { offsetTop, offsetHeight } = element as HTMLElement;
  return { top: offsetTop, height: offsetHeight };
}

/** The page that is read, and the pages that are drawn: those in the window or close to it. */
function usePagesInView(frame: Frame, width: number | null) {
  const [view, setView] = useState({ page: 1, drawn: [1] });
  const pages = useRef<HTMLDivElement>(null);

  function look() {
    const window = frame.current;
    const boxes = [...(pages.current?.children ?? [])].map(boxOf);
    if (!window || boxes.length === 0) return;
    const next = pagesInWindow(boxes, { top: window.scrollTop, height: window.clientHeight });
    setView((known) =>
      String(known.drawn) === String(next.drawn) && known.page === next.page ? known : next,
    );
  }
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (width !== null) lookAgain();
  }, [width]);

  function goTo(page: number) {
    const box = pages.current?.children[page - 1];
    if (box) frame.current?.scrollTo({ top: boxOf(box).top });
  }
  return { view, pages, look, goTo };
}

/** What is read stays in the window when the pages become wider or narrower. */
function useScrollKept(frame: Frame, width: number | null): void {
  const before = useRef(width);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current && width !== null && before.current !== null && before.current !== width) {
      const growth = width / before.current;
      current.scrollTop *= growth;
      current.scrollLeft = (current.scrollLeft + current.clientWidth / 2) * growth - current.clientWidth / 2;
    }
    before.current = width;
  }, [frame, width]);
}
