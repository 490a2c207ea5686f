import { fonts } from './faces.ts';
import { bottomOf, colours, drawArtifact, margins, widthOf } from './layout.ts';

export interface Column {
  title: string;
  align?: 'left' | 'right';
  /** No line ends inside a cell, such as in a date. */
  noWrap?: boolean;
}

export interface Table {
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The last row is the total of the others. */
  hasTotal?: boolean;
}

declare global {
  // biome-ignore lint/style/noNamespace: the types of pdfkit are a namespace, and do not have these options yet
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column';
      bbox?: [left: number, top: number, right: number, bottom: number];
      placement?: 'Block';
    }
  }
}

const padding = { x: 5, y: 4 };
const size = { heading: 8.5, cell: 9.5 };

/**
 * Draws tables with their structure: caption, a header of columns, and rows whose first cell is their header. A page
 * that continues a table repeats the header for the eye alone.
 */
export class TableDrawing {
  readonly #doc: PDFKit.PDFDocument;
  readonly #table: Table;
  readonly #widths: readonly number[];

  constructor(doc: PDFKit.PDFDocument, table: Table) {
    this.#doc = doc;
    this.#table = table;
    this.#widths = this.#columnWidths();
  }

  /** A part of `parent` that is added, drawn and ended before the next, as pdfkit writes each one then. */
  draw(parent: PDFKit.PDFStructureElement): void {
    const doc = this.#doc;
    const table = doc.struct('Table');
    parent.add(table);
    const caption = doc.struct('Caption');
    table.add(caption);
    this.#breakPage(this.#startHeight());
    doc.font(fonts.semibold, 11).fillColor(colours.text);
    caption.add(() => doc.text(this.#table.caption, margins.left, doc.y, { width: widthOf(doc) }));
    caption.end();
    doc.y += 4;

    const head = doc.struct('THead');
    table.add(head);
    this.#drawHeader(head);
    head.end();
    const body = doc.struct('TBody');
    table.add(body);
    for (const [index, row] of this.#table.rows.entries()) {
      this.#drawRow(body, row, this.#isTotal(index) ? fonts.semibold : fonts.regular);
    }
    body.end();
    table.end();
    doc.y += 14;
  }

  /** What is kept on one page: a small table as a whole, else its caption, its header and a row. */
  #startHeight(): number {
    this.#doc.font(fonts.regular, size.cell);
    const rows = this.#table.rows.reduce((sum, row) => sum + this.#rowHeight(row), 0);
    return rows <= 120 ? rows + 60 : 60;
  }

  #drawHeader(head: PDFKit.PDFStructureElement | null): void {
    const doc = this.#doc;
    const titles = this.#table.columns.map(({ title }) => title);
    doc.font(fonts.semibold, size.heading);
    const height = this.#rowHeight(titles);
    const top = doc.y;
    drawArtifact(doc, () => {
      doc.rect(margins.left, top, widthOf(doc), height).fill(colours.heading);
    });
    doc.fillColor(colours.text);
    if (head) {
      const row = doc.struct('TR');
      head.add(row);
      this.#drawCells(titles, { top, height }, (draw) => {
        const cell = doc.struct('TH', { scope: 'Column' });
        row.add(cell);
        cell.add(draw);
        cell.end();
      });
      row.end();
    } else {
      drawArtifact(doc, () => this.#drawCells(titles, { top, height }, (draw) => draw()));
    }
    doc.y = top + height;
  }

  #isTotal(index: number): boolean {
    return this.#table.hasTotal === true && index === this.#table.rows.length - 1;
  }

  #drawRow(body: PDFKit.PDFStructureElement, cells: readonly string[], face: string): void {
    const doc = this.#doc;
    doc.font(face, size.cell);
    const height = this.#rowHeight(cells);
    if (this.#breakPage(height)) {
      this.#drawHeader(null);
      doc.font(face, size.cell);
    }
    const top = doc.y;
    doc.fillColor(colours.text);
    const row = doc.struct('TR');
    body.add(row);
    this.#drawCells(cells, { top, height }, (draw, index) => {
      const cell = index === 0 ? doc.struct('TH', { scope: 'Row' }) : doc.struct('TD');
      row.add(cell);
      cell.add(draw);
      cell.end();
    });
    row.end();
    drawArtifact(doc, () => {
      const bottom = top + height;
      doc.moveTo(margins.left, bottom).lineTo(doc.page.width - margins.right, bottom);
      doc.lineWidth(0.5).stroke(colours.line);
    });
    doc.y = top + height;
  }

  #drawCells(
    texts: readonly string[],
    { top, height }: { top: number; height: number },
    drawAt: (draw: () => void, index: number) => void,
  ): void {
    const doc = this.#doc;
    let left = margins.left;
    for (const [index, width] of this.#widths.entries()) {
      const text = texts[index] ?? '';
      const align = this.#table.columns[index]?.align ?? 'left';
      const room = width - 2 * padding.x;
      const x = left + padding.x;
      const y = top + padding.y;
      drawAt(() => {
        const natural = doc.widthOfString(text);
        if (natural <= room) {
          doc.text(text, align === 'right' ? x + room - natural : x, y, { lineBreak: false });
        } else {
          doc.text(text, x, y, { width: room, height: height - padding.y, align, ellipsis: true });
        }
      }, index);
      left += width;
    }
  }

  #rowHeight(texts: readonly string[]): number {
    const doc = this.#doc;
    const most = bottomOf(doc) - margins.top - 60;
    const heights = texts.map((text, index) => {
      const room = (this.#widths[index] ?? 0) - 2 * padding.x;
      return doc.widthOfString(text) <= room
        ? doc.currentLineHeight()
        : doc.heightOfString(text, { width: room });
    });
    return Math.min(Math.max(doc.currentLineHeight(), ...heights) + 2 * padding.y, most);
  }

  #breakPage(height: number): boolean {
    if (this.#doc.y + height <= bottomOf(this.#doc)) {
      return false;
    }
    this.#doc.addPage();
    return true;
  }

  /**
   * Each column has room for its longest word, and one of figures for its longest figure; the rest goes to the longer
   * texts.
   */
  #columnWidths(): number[] {
    const columns = this.#table.columns.map((column, index) => this.#wantedWidth(column, index));
    const total = widthOf(this.#doc);
    const least = columns.reduce((sum, column) => sum + column.least, 0);
    const more = columns.reduce((sum, column) => sum + column.most - column.least, 0);
    const share = more > 0 ? (total - least) / more : 0;
    const widths = columns.map(({ least, most }) => Math.max(least + share * (most - least), least / 2));
    const all = widths.reduce((sum, width) => sum + width, 0);
    return widths.map((width) => (width * total) / all);
  }

  #wantedWidth(
    { title, align, noWrap = align === 'right' }: Column,
    index: number,
  ): { least: number; most: number } {
    const doc = this.#doc;
    const widest = (texts: readonly string[]) =>
      texts.reduce((width, text) => Math.max(width, doc.widthOfString(text)), 0);
    // No line ends between a hyphen and a digit (UAX 14).
    const wordsOf = (text: string) => text.split(/(?<= )|(?<=-)(?!\d)/);
    const cells = this.#table.rows.map((row) => row[index] ?? '');
    doc.font(fonts.semibold, size.heading);
    const ofTitle = widest(wordsOf(title));
    // The face of a total is the wider one.
    doc.font(this.#table.hasTotal ? fonts.semibold : fonts.regular, size.cell);
    const most = Math.max(ofTitle, widest(cells));
    const least = noWrap ? most : Math.max(ofTitle, widest([...new Set(cells.flatMap(wordsOf))]));
    const around = 2 * padding.x + 1;
    // A single long text does not take the room of all others.
    return { least: Math.min(least, 160) + around, most: Math.max(Math.min(most, 260), least) + around };
  }
}
