/** One tier of charges on the wire: pence, and null where there is no end. */
type Bounds = { from: number; upTo: number | null };

/** How a tier is told: the sentence has the amounts (pence) where it has gaps. */
export type TierWords = { before: string; amounts: readonly number[] };

/** Row P4: the part of a holding that a tier is charged on: "First £x", "£x to £y", "Above £x". */
export function tierWords({ from, upTo }: Bounds): TierWords {
  if (upTo === null)
    return from === 0 ? { before: 'Any amount', amounts: [] } : { before: 'Above', amounts: [from] };
  return from === 0 ? { before: 'First', amounts: [upTo] } : { before: '', amounts: [from, upTo] };
}
