import { PrivateAmount } from '#core/amounts/private-amount.tsx';
import type { Sentence } from './graph-sentence.ts';

/** A sentence whose amounts are hidden with all others. */
export function SentenceText({ sentence }: { sentence: Sentence }) {
  return sentence.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never reordered, and may name an amount twice
      <PrivateAmount key={index} pence={part.pence} />
    ),
  );
}
