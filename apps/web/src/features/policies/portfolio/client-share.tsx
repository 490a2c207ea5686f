import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import type { PolicyListItem } from '../policy-queries.ts';
import { clientShareOf, countedPence, shareName } from './basis.ts';

type ClientShareProps = { policy: PolicyListItem; className: string | undefined };

/**
 * The client's share of a joint policy in pounds, which is what it adds to the total (P-25). Nothing where it is all
 * theirs.
 */
export function ClientShare({ policy, className }: ClientShareProps) {
  const percent = clientShareOf(policy);
  const pence = countedPence(policy, 'byShare');
  if (percent === null || pence === null) return null;
  return (
    <span className={className}>
      Your {shareName(percent)} <PrivateAmount pence={pence} />
    </span>
  );
}
