import PDFDocument from 'pdfkit';
import { fonts, openFaces, readableText } from './faces.ts';
import { drawGrid, type Grid } from './grid.ts';
import { bottomOf, colours, drawArtifact, margins, widthOf } from './layout.ts';
import { describeMetadata } from './metadata.ts';
import { type Table, TableDrawing } from './table.ts';

export interface Description {
  title: string;
  author: string;
  subject: string;
  /** Also the only time in the file: the same content gives the same bytes. */
  createdAt: Date;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Attachment {
  name: string;
  mediaType: string;
  description: string;
  content: Uint8Array;
}

const headings = {
  1: { size: 20, before: 0, after: 8 },
  2: { size: 13, before: 10, after: 4 },
  3: { size: 11, before: 6, after: 3 },
} as const;

const LABEL_WIDTH = 150;
/** Beside a figure there is less room. */
const NARROW_LABEL_WIDTH = 112;
const GAP_BESIDE = 16;

/**
 * P-41: writes an A4 document that is archivable (PDF/A-3a) and readable without sight (PDF/UA-1): tagged, in reading
 * order, with its fonts and its language. A character that the font does not have is drawn as "?".
 */
export function createPdf(description: Description): PdfBuilder {
  return new PdfBuilder(description);
}

export class PdfBuilder {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array>;
  readonly #createdAt: Date;
  #footer = '';

  constructor({ title, author, subject, createdAt }: Description) {
    this.#createdAt = createdAt;
    this.#doc = new PDFDocument({
      size: 'A4',
      margins,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      bufferPages: true,
      // Otherwise pdfkit loads a font of its own, which it does not embed.
      font: '',
      info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt },
    });
    openFaces(this.#doc);
    describeMetadata(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
    this.#bytes = new Promise((resolve, reject) => {
      const chunks: Uint8Array[] = [];
      this.#doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
      this.#doc.on('error', reject);
    });
  }

  /** The name of the sender above a line, at the head of the first page; the text says it too. */
  letterhead(name: string): this {
    const doc = this.#doc;
    const top = doc.y - 16;
    drawArtifact(doc, () => {
      doc.font(fonts.bold, 12).fillColor(colours.text);
      doc.text(this.#readable(name), margins.left, top, { width: widthOf(doc) });
      doc.y += 8;
      doc.moveTo(margins.left, doc.y).lineTo(doc.page.width - margins.right, doc.y);
      doc.lineWidth(1.25).stroke(colours.text);
    });
    doc.y += 16;
    return this;
  }

  /** On the next page unless there is room for some of what belongs to it. */
  heading(level: 1 | 2 | 3, text: string): this {
    const { size, before, after } = headings[level];
    const doc = this.#doc;
    doc.y += doc.y === margins.top ? 0 : before;
    this.#keepTogether(size + 60);
    this.#draw(`H${level}`, text, () => doc.font(fonts.bold, size).fillColor(colours.text));
    doc.y += after;
    return this;
  }

  paragraph(text: string): this {
    const doc = this.#doc;
    this.#draw('P', text, () => doc.font(fonts.regular, 10.5).fillColor(colours.text));
    doc.y += 7;
    return this;
  }

  /** What is known of something, each beside its label; all of it to the left of a figure, where there is one. */
  facts(facts: readonly Fact[], figure?: Grid): this {
    const doc = this.#doc;
    const ofLabels = figure ? NARROW_LABEL_WIDTH : LABEL_WIDTH;
    const ofValues = widthOf(doc) - ofLabels - (figure ? figure.side + GAP_BESIDE : 0);
    this.#keepTogether(figure?.side ?? 0);
    const [page, bottom] = [doc.page, doc.y + (figure?.side ?? 0)];
    if (figure) drawGrid(doc, this.#root, figure);
    const table = doc.struct('Table');
    this.#root.add(table);
    for (const { label, value } of facts) {
      const [labelText, valueText] = [this.#readable(label), this.#readable(value)];
      doc.font(fonts.semibold, 10.5);
      const ofLabel = doc.heightOfString(labelText, { width: ofLabels - 10 });
      doc.font(fonts.regular, 10.5);
      const height = Math.max(ofLabel, doc.heightOfString(valueText, { width: ofValues }));
      this.#keepTogether(height);
      const top = doc.y;
      const row = doc.struct('TR');
      table.add(row);
      const header = doc.struct('TH', { scope: 'Row' });
      row.add(header);
      header.add(() => {
        doc.font(fonts.semibold, 10.5).fillColor(colours.muted);
        doc.text(labelText, margins.left, top, { width: ofLabels - 10 });
      });
      header.end();
      const cell = doc.struct('TD');
      row.add(cell);
      cell.add(() => {
        doc.font(fonts.regular, 10.5).fillColor(colours.text);
        doc.text(valueText, margins.left + ofLabels, top, { width: ofValues });
      });
      cell.end();
      row.end();
      doc.y = Math.max(doc.y, top + height) + 3;
    }
    table.end();
    if (doc.page === page) doc.y = Math.max(doc.y, bottom);
    doc.y += 8;
    return this;
  }

  table({ caption, columns, rows, hasTotal = false }: Table): this {
    const readable = {
      hasTotal,
      caption: this.#readable(caption),
      columns: columns.map((column) => ({ ...column, title: this.#readable(column.title) })),
      rows: rows.map((row) => row.map((cell) => this.#readable(cell))),
    };
    new TableDrawing(this.#doc, readable).draw(this.#root);
    return this;
  }

  /** A file inside the file, kept as it is so that its bytes are found without reading the PDF. */
  attach({ name, mediaType, description, content }: Attachment): this {
    const doc = this.#doc as PDFKit.PDFDocument & { _root: { data: { AF?: PDFKit.PDFKitReference[] } } };
    const params = { ModDate: this.#createdAt, Size: content.length };
    const file = doc.ref({ Type: 'EmbeddedFile', Subtype: mediaType.replace('/', '#2F'), Params: params });
    file.compress = false;
    file.end(content);
    const names = { F: new String(name), UF: new String(name), Desc: new String(description) };
    const entry = doc.ref({ Type: 'Filespec', AFRelationship: 'Data', EF: { F: file, UF: file }, ...names });
    entry.end(undefined);
    doc.addNamedEmbeddedFile(name, entry);
    doc._root.data.AF = [...(doc._root.data.AF ?? []), entry];
    return this;
  }

  /** The line at the foot of every page, before the number of the page. */
  footer(text: string): this {
    this.#footer = this.#readable(text);
    return this;
  }

  end(): Promise<Uint8Array> {
    this.#root.end();
    this.#drawFooters();
    this.#doc.end();
    return this.#bytes;
  }

  #draw(type: string, text: string, style: () => void): void {
    const doc = this.#doc;
    const element = doc.struct(type);
    this.#root.add(element);
    element.add(() => {
      style();
      doc.text(this.#readable(text), margins.left, doc.y, { width: widthOf(doc), lineGap: 1.5 });
    });
    element.end();
  }

  #drawFooters(): void {
    const doc = this.#doc;
    const { count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page);
      // Text below the margin would otherwise open a new page.
      doc.page.margins.bottom = 0;
      drawArtifact(doc, () => {
        const y = doc.page.height - margins.bottom + 22;
        const number = `Page ${page + 1} of ${count}`;
        doc.font(fonts.regular, 8.5).fillColor(colours.muted);
        const width = doc.widthOfString(number);
        const left = widthOf(doc) - width - 12;
        doc.text(this.#footer, margins.left, y, { width: left, height: 30, ellipsis: true });
        doc.text(number, doc.page.width - margins.right - width, y, { lineBreak: false });
      });
    }
  }

  #keepTogether(height: number): void {
    if (this.#doc.y + height > bottomOf(this.#doc)) {
      this.#doc.addPage();
    }
  }

  #readable(text: string): string {
    return readableText(this.#doc, text);
  }
}
