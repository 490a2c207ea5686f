/** Of the width that there is for a page. */
const zoomSteps = [100, 125, 150, 200, 250, 300, 400] as const;
export type Zoom = (typeof zoomSteps)[number];

/** The next step in or out; the last one stays. */
export function nextZoom(zoom: Zoom, direction: 'in' | 'out'): Zoom {
  const at = zoomSteps.indexOf(zoom) + (direction === 'in' ? 1 : -1);
  return zoomSteps[at] ?? zoom;
}

/** What phones can draw at once; more gives an empty picture there. */
const MAX_CANVAS_PIXELS = 16_000_000;

type Size = { width: number; height: number };

/** How many pixels of a canvas are drawn for one of the page, within what every device can draw. */
export function outputScale({ width, height }: Size, pixelRatio: number): number {
  return Math.min(Math.max(pixelRatio, 1), Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
}

type Box = { top: number; height: number };

/** Pages that have a canvas at the same time. */
const MAX_DRAWN = 6;

/**
 * For the part of the document that is in the window: the page that is read, with most of its height there, and the
 * pages to draw, those that are half a window away included.
 */
export function pagesInWindow(boxes: readonly Box[], window: Box): { page: number; drawn: number[] } {
  const overlap = ({ top, height }: Box, margin: number) =>
    Math.min(top + height, window.top + window.height + margin) - Math.max(top, window.top - margin);
  let page = 1;
  let most = 0;
  const near: number[] = [];
  for (const [index, box] of boxes.entries()) {
    if (overlap(box, window.height / 2) > 0) near.push(index + 1);
    if (overlap(box, 0) <= most) continue;
    most = overlap(box, 0);
    page = index + 1;
  }
  const byDistance = near.toSorted((a, b) => Math.abs(a - page) - Math.abs(b - page));
  return { page, drawn: byDistance.slice(0, MAX_DRAWN).toSorted((a, b) => a - b) };
}

/** The page that was typed; null where there is none of that number. */
export function typedPage(text: string, pageCount: number): number | null {
  const page = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN;
  return page >= 1 && page <= pageCount ? page : null;
}

export type ViewerKey = 'zoom-in' | 'zoom-out' | 'zoom-fit' | 'next' | 'previous' | 'first' | 'last';

const keys: Record<string, ViewerKey> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-fit',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
};

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does in the viewer; those of the browser stay its own. */
export function viewerKey({ key, ctrlKey, metaKey, altKey }: KeyPress): ViewerKey | null {
  return ctrlKey || metaKey || altKey ? null : (keys[key] ?? null);
}
