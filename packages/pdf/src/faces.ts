import { fonts } from './layout.ts';

/** What pdfkit has read of a face. Reading one takes longer than drawing a page, so it is kept for the next document. */
type Face = { hasGlyphForCodePoint(code: number): boolean };
const read = new Map<string, Face>();

/** Opens all faces, always in the same order, by which they are numbered in the file; the regular one is in use then. */
export function openFaces(doc: PDFKit.PDFDocument): void {
  for (const path of [fonts.bold, fonts.semibold, fonts.regular]) {
    const face = read.get(path);
    // pdfkit takes a face that it has read before, which its types leave out.
    if (face) doc.registerFont(path, face as unknown as string);
    doc.font(path);
    read.set(path, (doc as PDFKit.PDFDocument & { _font: { font: Face } })._font.font);
  }
}
