import type { OpenApiDocument } from './document-shape.ts';

/** The document as text, one value a line, so that a change shows as the lines that changed. */
export function writeDocument(document: OpenApiDocument): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
