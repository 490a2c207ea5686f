import { margins } from './layout.ts';

/** Squares, such as a QR code, as a figure that is read out as `alt`. */
export interface Grid {
  alt: string;
  side: number;
  cells: readonly (readonly boolean[])[];
}

/** Draws it on the right, from where the text is; what follows goes beside it. */
export function drawGrid(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  { alt, side, cells }: Grid,
): void {
  const [left, top] = [doc.page.width - margins.right - side, doc.y];
  const bbox: [number, number, number, number] = [left, top, left + side, top + side];
  const figure = doc.struct('Figure', { alt, bbox, placement: 'Block' });
  parent.add(figure);
  figure.add(() => {
    const step = side / cells.length;
    for (const [line, row] of cells.entries()) {
      for (const [column, isDark] of row.entries()) {
        if (isDark) {
          doc.rect(left + column * step, top + line * step, step, step);
        }
      }
    }
    doc.fill('#000000');
  });
  figure.end();
}
