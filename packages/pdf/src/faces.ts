import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The faces of a document, as files, which `doc.font` takes. */
export const fonts = {
  regular: require.resolve('@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  bold: require.resolve('@expo-google-fonts/hanken-grotesk/700Bold/HankenGrotesk_700Bold.ttf'),
};

/**
 * What pdfkit has read of a face. Reading one takes longer than drawing a page, so it is kept for the next document.
 */
type Face = { hasGlyphForCodePoint(code: number): boolean };
const read = new Map<string, Face>();

/**
 * Opens all faces, always in the same order, by which they are numbered in the file; the regular one is in use then.
 */
export function openFaces(doc: PDFKit.PDFDocument): void {
  for (const path of [fonts.bold, fonts.semibold, fonts.regular]) {
    const face = read.get(path);
    // pdfkit takes a face that it has read before, which its types leave out.
    if (face) doc.registerFont(path, face as unknown as string);
    doc.font(path);
    read.set(path, faceInUse(doc));
  }
}

/** The text in the characters that the face in use has. */
export function readableText(doc: PDFKit.PDFDocument, text: string): string {
  const face = faceInUse(doc);
  return Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim(), (character) =>
    face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
  ).join('');
}

function faceInUse(doc: PDFKit.PDFDocument): Face {
  return (doc as PDFKit.PDFDocument & { _font: { font: Face } })._font.font;
}
