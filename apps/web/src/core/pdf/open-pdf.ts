import type { PDFDataRangeTransport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { TrustedTypesWindow } from 'trusted-types/lib/index.js';

type Library = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

/**
 * Bytes that are read as pages need them: `end` is the first byte that is not wanted. If `read` fails after opening,
 * pdf.js never settles; wrap `read` to detect it.
 */
export type ByteRanges = {
  size: number;
  read: (begin: number, end: number, signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>;
};

type PdfAttachment = { name: string; bytes: Uint8Array };

export type OpenPdf = {
  pageCount: number;
  /** The first page is 1. */
  page: (number: number) => Promise<PDFPageProxy>;
  /** The words of a page in reading order, a line of the page on a line. */
  text: (number: number) => Promise<string>;
  attachments: () => Promise<PdfAttachment[]>;
  /** Fills an element with the text of a page, each run where it is on it. */
  showText: (page: PDFPageProxy, container: HTMLElement) => { promise: Promise<unknown>; cancel: () => void };
  document: PDFDocumentProxy;
  /** Ends the worker and what it still reads. */
  close: () => void;
};

/** Why a file cannot be read as a PDF. While it is opened, a failure to fetch its bytes is thrown as it is. */
export class UnreadablePdf extends Error {
  readonly reason: 'damaged' | 'password';

  constructor(reason: 'damaged' | 'password', cause: unknown) {
    super(`The PDF cannot be opened: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A page larger than this, such as a plan, is not worth a browser that runs out of memory. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024;
const RANGE_BYTES = 256 * 1024;

/**
 * SEC-G18: opens a PDF with pdf.js, in a worker of its own (decision 0043). Its scripts, forms and XFA parts are never
 * executed, and nothing is compiled at run time, which the page's policy forbids. Bytes that are given are handed over
 * to the worker: pass a copy of what is needed later.
 */
export async function openPdf(source: Uint8Array<ArrayBuffer> | ByteRanges): Promise<OpenPdf> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const worker = startWorker();
  const reading = new AbortController();
  const stopped = Promise.withResolvers<never>();
  const bytes =
    source instanceof Uint8Array
      ? { data: source }
      : { range: rangeTransport(pdfjs, source, { signal: reading.signal, onFailure: stopped.reject }) };
  const task = pdfjs.getDocument({
    ...bytes,
    ...settings(pdfjs),
    worker: pdfjs.PDFWorker.create({ port: worker, verbosity: pdfjs.VerbosityLevel.ERRORS }),
  });

  function close() {
    reading.abort();
    void task.destroy().catch(() => undefined);
    worker.terminate();
  }
  // pdf.js would wait for ever for a worker that does not start.
  worker.addEventListener('error', () => stopped.reject(new Error('The worker for PDFs does not start')));
  const opened = task.promise.catch((thrown) => {
    throw new UnreadablePdf(thrown instanceof pdfjs.PasswordException ? 'password' : 'damaged', thrown);
  });
  try {
    const document = await Promise.race([opened, stopped.promise]);
    return { ...access(pdfjs, document), close };
  } catch (thrown) {
    close();
    throw thrown;
  }
}

function access({ TextLayer }: Library, document: PDFDocumentProxy): Omit<OpenPdf, 'close'> {
  return {
    document,
    pageCount: document.numPages,
    page: (number) => document.getPage(number),
    text: async (number) => pageText(await document.getPage(number)),
    attachments: () => readAttachments(document),
    showText(page, container) {
      const viewport = page.getViewport({ scale: 1 });
      const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      return { promise: layer.render(), cancel: () => layer.cancel() };
    },
  };
}

function settings({ version, VerbosityLevel }: Library) {
  const files = new URL(`/assets/pdfjs-${version}/`, document.baseURI).href;
  return {
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    // The decoders in plain JavaScript: WebAssembly would need a wider policy.
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    disableWorkerRendering: true,
    enableXfa: false,
    maxImageSize: MAX_IMAGE_PIXELS,
  };
}

/** Trusted Types (SEC-G5): the one script that this policy may name. Made once, since a name can be used once. */
let trustedAddress: string | undefined;

function startWorker(): Worker {
  if (trustedAddress === undefined) {
    const { trustedTypes } = window as unknown as TrustedTypesWindow;
    const policy = trustedTypes?.createPolicy('portal-pdf', {
      createScriptURL: (_asked: string) => workerAddress,
    });
    trustedAddress = (policy?.createScriptURL(workerAddress) ?? workerAddress) as string;
  }
  return new Worker(trustedAddress, { type: 'module', name: 'pdf' });
}

type Reading = { signal: AbortSignal; onFailure: (thrown: unknown) => void };

function rangeTransport(
  { PDFDataRangeTransport: Transport }: Library,
  { size, read }: ByteRanges,
  { signal, onFailure }: Reading,
): PDFDataRangeTransport {
  class Ranges extends Transport {
    override requestDataRange(begin: number, end: number) {
      read(begin, end, signal).then((bytes) => {
        if (!signal.aborted) this.onDataRange(begin, bytes);
      }, onFailure);
    }
  }
  return new Ranges(size, null);
}

async function pageText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function readAttachments(document: PDFDocumentProxy): Promise<PdfAttachment[]> {
  const listed = [...((await document.getAttachments()) ?? [])];
  const read = listed.map(async ([id, { filename }]) => {
    const bytes = await document.getAttachmentContent(id);
    return bytes ? [{ name: filename, bytes }] : [];
  });
  return (await Promise.all(read)).flat();
}
