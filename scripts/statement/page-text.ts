import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of all pages of a PDF, in the order in which it is drawn. Rejects where it cannot be read. */
export async function readPageText(file: Uint8Array): Promise<string> {
  // pdf.js detaches the buffer that it is given, so it gets a copy.
  const loading = getDocument({ data: file.slice(), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await loading.promise;
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join(''),
      );
    }
    return pages.join('\n');
  } finally {
    await loading.destroy();
  }
}
