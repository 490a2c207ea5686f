import type { UploadRefusal } from '@portal/contract/shapes/upload-rule';
import { describe, expect, it } from 'vitest';
import { createFileCheck } from '../checks/file-check.ts';
import { FileRefused } from '../checks/file-refused.ts';
import { findType, HEAD_BYTES } from '../checks/find-type.ts';

export type Verdict = UploadRefusal | 'accepted';

/** What becomes of a file that comes in pieces of this size. */
export async function verdictOn(file: Buffer, size = file.length || 1): Promise<Verdict> {
  try {
    const check = createFileCheck(await findType(file.subarray(0, HEAD_BYTES)));
    for (let offset = 0; offset < file.length; offset += size)
      await check.add(file.subarray(offset, offset + size));
    await check.end();
    return 'accepted';
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
}

/** Each is looked at whole, and in pieces that cut every token in two. */
export function cases(title: string, files: Readonly<Record<string, readonly [Verdict, Buffer]>>): void {
  describe(title, () => {
    it.each(Object.entries(files))('%s', async (_name, [verdict, file]) => {
      expect(await verdictOn(file)).toBe(verdict);
      if (file.length < 10_000) expect(await verdictOn(file, 1)).toBe(verdict);
      expect(await verdictOn(file, 4099)).toBe(verdict);
    });
  });
}
