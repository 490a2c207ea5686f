import type { Policy } from './policy.ts';

/** "Joint, 50% each", or how many own it where their shares differ; null where there is one owner or none is known. */
export function jointWords(owners: Policy['owners']): string | null {
  if (owners === null || owners.length < 2) return null;
  const shares = new Set(owners.map(({ percentage }) => percentage));
  return shares.size === 1 ? `Joint, ${owners[0]?.percentage}% each` : `Joint, ${owners.length} owners`;
}
