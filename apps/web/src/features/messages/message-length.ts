import { MAX_MESSAGE_LENGTH } from '@portal/contract/constants';
import { countOf } from '#ui/count-words.ts';

/** What is wrong with a message before it is sent; undefined where nothing is. Outer spaces do not count. */
export function messageFault(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return 'Write your message first.';
  if (length <= MAX_MESSAGE_LENGTH) return undefined;
  return `This is ${countOf(length - MAX_MESSAGE_LENGTH, ['character', 'characters'])} too long.`;
}

/** How much more may be written, in words. */
export function lengthLeft(text: string): string {
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  const count = countOf(Math.abs(left), ['character', 'characters']);
  return left < 0 ? `${count} too many` : `${count} left`;
}
