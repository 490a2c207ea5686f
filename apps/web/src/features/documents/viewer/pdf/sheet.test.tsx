import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpenPdf } from '#core/pdf/open-pdf.ts';
import { PdfSheet } from './sheet.tsx';

const patience = { timeout: 10_000 };

const page = { getViewport: () => ({ width: 210, height: 297 }), getAnnotations: async () => [] };
const damaged = () => Promise.reject(new Error('damaged'));

function show(page: () => Promise<unknown>, text: () => Promise<unknown>) {
  const onRead = vi.fn();
  const showText: unknown = (_page: unknown, layer: HTMLElement) => {
    layer.textContent = 'Dear client,';
    return { promise: text(), cancel: () => undefined };
  };
  const pdf = { pageCount: 9, page: page as OpenPdf['page'], showText } as OpenPdf;
  const nothing = () => undefined;
  render(
    <PdfSheet
      {...{ pdf, number: 2, width: 210, isDrawn: false, isRead: true, onRead }}
      onSized={nothing}
      onLink={nothing}
    />,
  );
  return onRead;
}

test('P-18: a page says that its text is there', async () => {
  const onRead = show(
    async () => page,
    async () => undefined,
  );
  expect(await screen.findByText('Dear client,')).toBeDefined();
  await vi.waitFor(() => expect(onRead).toHaveBeenCalled(), patience);
});

test.each([
  ['a page', damaged, async () => undefined],
  ['its text', async () => page, damaged],
])('P-18: %s that is damaged does not hold up the text of the pages after it', async (_what, read, text) => {
  const onRead = show(read, text);
  await vi.waitFor(() => expect(onRead).toHaveBeenCalled(), patience);
});
