import { PrivateAmount } from '#core/amounts/hidden-amounts.tsx';
import { clientShareOf, countedPence, shareName } from './basis.ts';
import type { PolicyListItem } from './policy-queries.ts';

type ClientShareProps = { policy: PolicyListItem; className: string | undefined };

/**
 * P-25: the client's share of a joint policy in pounds, whichever basis is chosen. Nothing where the client owns all of
 * it or it does not count.
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
