import type { PDFPageProxy } from 'pdfjs-dist';
import type { OpenPdf } from '#core/pdf/open-pdf.ts';

/** A link of a page: where it is, in hundredths of the page, and what it leads to. */
export type PageLink = {
  id: string;
  position: { left: string; top: string; width: string; height: string };
  target: { kind: 'outside'; address: URL } | { kind: 'page'; number: number };
};

/**
 * SEC-G42: links to https addresses and to pages of the document. Everything else that a PDF can attach to a
 * place does nothing here.
 */
export async function readLinks(pdf: OpenPdf, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = await page.getAnnotations({ intent: 'display' });
  const links = annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(async ({ id, url, dest, rect }): Promise<PageLink[]> => {
      const target = (url && outsideTarget(url)) ?? (dest ? await pageTarget(pdf, dest) : null);
      return target ? [{ id: String(id), position: positionOf(page, rect), target }] : [];
    });
  return (await Promise.all(links)).flat();
}

export function outsideTarget(url: string): PageLink['target'] | null {
  const address = URL.parse(url);
  return address?.protocol === 'https:' ? { kind: 'outside', address } : null;
}

async function pageTarget({ document }: OpenPdf, dest: unknown): Promise<PageLink['target'] | null> {
  try {
    const [page] =
      (typeof dest === 'string' ? await document.getDestination(dest) : (dest as unknown[])) ?? [];
    const index =
      typeof page === 'number' ? page : await document.getPageIndex(page as { num: number; gen: number });
    return { kind: 'page', number: index + 1 };
  } catch {
    return null;
  }
}

function positionOf(page: PDFPageProxy, rect: number[]): PageLink['position'] {
  const viewport = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom);
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top);
  const share = (length: number, of: number) => `${((100 * length) / of).toFixed(2)}%`;
  return {
    left: share(Math.min(x1, x2), viewport.width),
    top: share(Math.min(y1, y2), viewport.height),
    width: share(Math.abs(x2 - x1), viewport.width),
    height: share(Math.abs(y2 - y1), viewport.height),
  };
}
