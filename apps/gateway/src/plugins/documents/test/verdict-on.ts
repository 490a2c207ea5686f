import type { UploadRefusal } from '@portal/contract/shapes/upload-rule';
import { createFileCheck } from '../checks/file-check.ts';
import { FileRefused } from '../checks/file-refused.ts';
import { findType, HEAD_BYTES } from '../checks/find-type.ts';

export type Verdict = UploadRefusal | 'accepted';

/** What becomes of a file that comes in pieces of this size. */
export async function verdictOn(file: Buffer, size = file.length || 1): Promise<Verdict> {
  try {
    const check = createFileCheck(await findType(file.subarray(0, HEAD_BYTES)));
    for (let place = 0; place < file.length; place += size)
      await check.add(file.subarray(place, place + size));
    await check.end();
    return 'accepted';
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
}
