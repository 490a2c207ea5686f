import type { UploadMediaType } from '@portal/contract/shapes/upload-rule';
import type { FileCheck } from './file-refused.ts';
import { createHeicCheck } from './heic-check.ts';
import { createJpegCheck } from './jpeg-check.ts';
import { PdfCheck } from './pdf/pdf-check.ts';
import { createPngCheck } from './png-check.ts';
import { createSecondTypeCheck } from './second-type.ts';
import { createTextCheck } from './text-check.ts';

const checks: Readonly<Record<UploadMediaType, () => FileCheck>> = {
  'application/pdf': () => new PdfCheck(),
  'image/jpeg': createJpegCheck,
  'image/png': createPngCheck,
  'image/heic': createHeicCheck,
  'text/plain': createTextCheck,
};

/**
 * SEC-G43: checks a file by the rules of its type from its first byte to its last, and for a second type. Memory does
 * not depend on its size: the last 64 kB, of a PDF about 200 kB besides, and the piece that is being looked at.
 */
export function createFileCheck(type: UploadMediaType): FileCheck {
  const own = checks[type]();
  const second = createSecondTypeCheck(type === 'application/pdf');
  return {
    add: async (bytes) => {
      await second.add(bytes);
      await own.add(bytes);
    },
    end: async () => {
      await own.end();
      await second.end();
    },
  };
}
