import { expect, test } from 'vitest';
import { nextZoom, outputScale, pagesInWindow, typedPage, viewerKey, type Zoom } from './zoom-and-paging.ts';

test('P-18: zoom goes from the width of the window to four times of it, and no further', () => {
  let zoom: Zoom = 100;
  const seen: Zoom[] = [zoom];
  for (let step = 0; step < 7; step++) {
    zoom = nextZoom(zoom, 'in');
    seen.push(zoom);
  }
  expect(seen).toEqual([100, 125, 150, 200, 250, 300, 400, 400]);
  expect(nextZoom(200, 'out')).toBe(150);
  expect(nextZoom(100, 'out')).toBe(100);
});

test('P-18: a page is drawn as sharp as the screen is, and never larger than phones can draw', () => {
  expect(outputScale({ width: 600, height: 850 }, 2)).toBe(2);
  expect(outputScale({ width: 600, height: 850 }, 0.5)).toBe(1);
  const scale = outputScale({ width: 3840, height: 5430 }, 3);
  expect(3840 * scale * 5430 * scale).toBeCloseTo(16_000_000, -1);
});

const pages = Array.from({ length: 500 }, (_, index) => ({ top: index * 1000, height: 980 }));

test.each([
  { top: 0, page: 1, drawn: [1] },
  { top: 800, page: 2, drawn: [1, 2] },
  { top: 200_000, page: 201, drawn: [200, 201] },
  { top: 499_900, page: 500, drawn: [500] },
])('P-18: scrolled to $top, page $page is read, and only those around it are drawn', ({ top, ...shown }) => {
  expect(pagesInWindow(pages, { top, height: 600 })).toEqual(shown);
});

test('P-18: at most six pages have a canvas, however small they are', () => {
  const small = Array.from({ length: 100 }, (_, index) => ({ top: index * 50, height: 48 }));
  const { drawn } = pagesInWindow(small, { top: 1000, height: 600 });
  expect(drawn).toHaveLength(6);
  expect(pagesInWindow([], { top: 0, height: 600 })).toEqual({ page: 1, drawn: [] });
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', null],
  ['13', null],
  ['1.5', null],
  ['', null],
  ['two', null],
])('P-18: %j is page %s of twelve', (text, page) => {
  expect(typedPage(text, 12)).toBe(page);
});

test('P-18: keys page, zoom and jump; those of the browser stay its own', () => {
  const press = (key: string, held = {}) =>
    viewerKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });
  expect(['+', '=', '-', '0', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => press(key))).toEqual([
    'zoom-in',
    'zoom-in',
    'zoom-out',
    'zoom-fit',
    'next',
    'previous',
    'first',
    'last',
  ]);
  expect([press('a'), press('+', { ctrlKey: true }), press('Home', { altKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
});
