import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Enough that two files of one class name do not meet. */
const MARK_LENGTH = 4;

/** Names a class of a CSS module: its own name and a mark of its file. Each name travels in script and sheet, so it is short. */
export function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, MARK_LENGTH)}`;
}
