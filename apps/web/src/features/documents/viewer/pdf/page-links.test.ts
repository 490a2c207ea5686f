import { expect, test } from 'vitest';
import type { OpenPdf } from '#core/pdf/open-pdf.ts';
import { outsideTarget, readLinks } from './page-links.ts';

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'mailto:a@b.example',
  'http://example.com/',
  'nonsense',
])('SEC-G42: %s is not a link', (url) => {
  expect(outsideTarget(url)).toBeNull();
});

/** A page of 600 by 800 points, whose places count from below. */
const page = (annotations: object[]) =>
  ({
    getAnnotations: async () => annotations,
    getViewport: () => ({
      width: 600,
      height: 800,
      convertToViewportPoint: (x: number, y: number) => [x, 800 - y],
    }),
  }) as unknown as Parameters<typeof readLinks>[1];

const pdf = {
  document: {
    getDestination: async (name: string) => (name === 'fees' ? [{ num: 9, gen: 0 }, { name: 'Fit' }] : null),
    getPageIndex: async ({ num }: { num: number }) => num - 5,
  },
} as unknown as OpenPdf;

test('P-18: links of a page are where they are on it, and lead to a web address or to a page', async () => {
  const links = await readLinks(
    pdf,
    page([
      { subtype: 'Link', id: '1R', url: 'https://example.com/rates', rect: [60, 700, 300, 720] },
      { subtype: 'Link', id: '2R', dest: 'fees', rect: [60, 600, 300, 620] },
      { subtype: 'Link', id: '3R', dest: [{ num: 6, gen: 0 }], rect: [0, 0, 600, 800] },
    ]),
  );
  expect(links).toEqual([
    {
      id: '1R',
      position: { left: '10.00%', top: '10.00%', width: '40.00%', height: '2.50%' },
      target: { kind: 'outside', address: new URL('https://example.com/rates') },
    },
    { id: '2R', position: expect.anything(), target: { kind: 'page', number: 5 } },
    { id: '3R', position: expect.anything(), target: { kind: 'page', number: 2 } },
  ]);
});

test('SEC-G42: scripts, files, forms and places that do not exist are not links', async () => {
  const links = await readLinks(
    pdf,
    page([
      { subtype: 'Link', id: '1R', actions: { Action: ['app.alert(1)'] }, rect: [0, 0, 1, 1] },
      { subtype: 'Link', id: '2R', dest: 'nowhere', rect: [0, 0, 1, 1] },
      { subtype: 'FileAttachment', id: '3R', url: 'https://example.com/', rect: [0, 0, 1, 1] },
      { subtype: 'Widget', id: '4R', url: 'https://example.com/', rect: [0, 0, 1, 1] },
    ]),
  );
  expect(links).toEqual([]);
});
