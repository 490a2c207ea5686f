export const margins = { top: 56, bottom: 64, left: 50, right: 50 };

export const colours = { text: '#1b2430', muted: '#4a5563', line: '#c4cad2', heading: '#eef1f4' };

/** How far down the page text may go. */
export function bottomOf(doc: PDFKit.PDFDocument): number {
  return doc.page.height - margins.bottom;
}

export function widthOf(doc: PDFKit.PDFDocument): number {
  return doc.page.width - margins.left - margins.right;
}

/** Draws what a screen reader passes over, such as lines. */
export function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
