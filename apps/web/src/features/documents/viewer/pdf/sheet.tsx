import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenPdf } from '#core/pdf/open-pdf.ts';
import { type PageLink, readLinks } from './page-links.ts';
import styles from './sheet.module.css';
import { outputScale } from './zoom-and-paging.ts';

type PdfSheetProps = {
  pdf: OpenPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** It is in the window, or close to it. */
  isDrawn: boolean;
  /** Its text is there, whether it is drawn or not. */
  isRead: boolean;
  /** Its text is there, or cannot be read. */
  onRead: () => void;
  onSized: () => void;
  onLink: (link: PageLink) => void;
};

/** The size of a page that has not loaded: A4, upright. */
const USUAL_RATIO = 297 / 210;

/** One page: a picture of it, its text above the picture, and its links above the text. */
export function PdfSheet({ pdf, number, width, isDrawn, isRead, onRead, onSized, onLink }: PdfSheetProps) {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [links, setLinks] = useState<PageLink[]>([]);
  const isWanted = isDrawn || isRead;
  const sized = useEffectEvent(onSized);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    let isOver = false;
    async function load() {
      const loaded = await pdf.page(number);
      if (isOver) return;
      setPage(loaded);
      const found = await readLinks(pdf, loaded);
      if (!isOver) setLinks(found);
    }
    // A page that cannot be read stays empty; bytes that do not come are noticed where they are fetched.
    if (isWanted)
      load().catch(() => {
        if (!isOver) read();
      });
    return () => {
      isOver = true;
    };
  }, [pdf, number, isWanted]);
  useEffect(() => {
    if (page !== null) sized();
  }, [page]);

  const viewport = page?.getViewport({ scale: 1 });
  const height = viewport ? (width * viewport.height) / viewport.width : width * USUAL_RATIO;
  const size = { width, height, '--total-scale-factor': viewport ? width / viewport.width : 1 };
  return (
    <section className={styles.page} aria-label={`Page ${number} of ${pdf.pageCount}`} style={size}>
      {page === null ? null : (
        <>
          {isDrawn ? <Picture page={page} width={width} /> : null}
          <Text page={page} pdf={pdf} onRead={onRead} />
        </>
      )}
      {links.map((link) => (
        <button
          key={link.id}
          type="button"
          className={styles.link}
          style={link.position}
          aria-label={
            link.target.kind === 'page'
              ? `Go to page ${link.target.number}`
              : `Link to ${link.target.address.host}`
          }
          onClick={() => onLink(link)}
        />
      ))}
    </section>
  );
}

/** The canvas of a page. The one before stays, stretched, until one of another size is drawn. */
function Picture({ page, width }: { page: PDFPageProxy; width: number }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    const natural = page.getViewport({ scale: 1 });
    const scale = width / natural.width;
    const pixels = outputScale({ width, height: natural.height * scale }, window.devicePixelRatio);
    const viewport = page.getViewport({ scale: scale * pixels });
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    task.promise.then(
      () => {
        release(element?.firstChild);
        element?.replaceChildren(canvas);
      },
      // A page that is damaged or was left stays as it is.
      () => release(canvas),
    );
    return () => task.cancel();
  }, [page, width]);
  useEffect(() => {
    const element = container.current;
    return () => {
      release(element?.firstChild);
      page.cleanup();
    };
  }, [page]);
  return <div ref={container} className={styles.picture} aria-hidden="true" />;
}

/** Gives the memory of a canvas back at once: phones count it, and collect it late. */
function release(canvas: ChildNode | null | undefined): void {
  if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0;
}

type TextProps = Pick<PdfSheetProps, 'pdf' | 'onRead'> & { page: PDFPageProxy };

/**
 * The words of a page where they are on it: to select, to search, and for screen readers. It grows with the page by
 * CSS.
 */
function Text({ page, pdf, onRead }: TextProps) {
  const container = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(onRead);
  useEffect(() => {
    const layer = document.createElement('div');
    layer.className = styles.text ?? '';
    container.current?.replaceChildren(layer);
    const shown = pdf.showText(page, layer);
    let isOver = false;
    const end = () => {
      if (!isOver) done();
    };
    shown.promise.then(end, end);
    return () => {
      isOver = true;
      shown.cancel();
    };
  }, [page, pdf]);
  return <div ref={container} />;
}
