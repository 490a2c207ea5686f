import { policyName } from '#core/format/names.ts';
import { useDocumentTitle } from '#core/routing/page-title.ts';
import { Chip } from '#ui/data/chip.tsx';
import { usersIcon } from '#ui/icons.tsx';
import { paneTitle } from '#ui/layout/headings.ts';
import { categoryNames, planTypeNames } from '../policy-labels.ts';
import { CategorySquare, PolicySource, StatusChip } from '../policy-marks.tsx';
import type { Policy } from '../policy-queries.ts';
import { policyWorth } from '../policy-worth.ts';
import { PolicyDetails } from './details.tsx';
import { PolicyHoldings } from './holdings.tsx';
import styles from './overview.module.css';
import { PolicyCharges, PolicyPayments } from './payments.tsx';
import { PrintButton, PrintFoot, PrintHead } from './print.tsx';
import { PolicyProvider } from './provider.tsx';
import { PolicyPromise, PolicyValue, type PolicyValueProps } from './value.tsx';

/** Everything that is known of one policy (P-2). */
export function PolicyOverview(props: PolicyValueProps) {
  const { policy, today } = props;
  useDocumentTitle(policyName(policy));
  const worth = policyWorth(policy);
  const isPromise = worth.kind === 'cover' || worth.kind === 'income' || worth.kind === 'pension';
  return (
    <article className={styles.policy}>
      <PrintHead today={today} />
      <Head policy={policy} />
      {isPromise ? <PolicyPromise worth={worth} /> : <PolicyValue {...props} />}
      {policy.valuation.state === 'valued' ? <PolicyHoldings valuation={policy.valuation} /> : null}
      <div className={styles.pair}>
        <PolicyPayments policy={policy} isPromise={isPromise} />
        <PolicyDetails policy={policy} />
      </div>
      <PolicyCharges charges={policy.charges} />
      {policy.provider === null ? null : <PolicyProvider provider={policy.provider} />}
      <PrintButton />
      <PrintFoot />
    </article>
  );
}

/** The name, type, provider and status of the policy, as far as they are known. */
function Head({ policy }: { policy: Policy }) {
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <Kind policy={policy} />
        <h2 className={paneTitle}>{policyName(policy)}</h2>
        <PolicySource policy={policy} isLinked />
      </div>
      <Marks policy={policy} />
    </header>
  );
}

function Kind({ policy: { category, planType } }: { policy: Policy }) {
  const kind = (planType && planTypeNames[planType]) ?? (category && categoryNames[category]);
  if (kind === null) return null;
  return (
    <p className={styles.kind}>
      {category === null ? null : <CategorySquare category={category} />}
      {kind}
    </p>
  );
}

function Marks({ policy: { status, owners } }: { policy: Policy }) {
  const joint = jointText(owners);
  if (status === null && joint === null) return null;
  return (
    <ul className={styles.marks}>
      {status === null ? null : (
        <li>
          <StatusChip status={status} />
        </li>
      )}
      {joint === null ? null : (
        <li>
          <Chip icon={usersIcon}>{joint}</Chip>
        </li>
      )}
    </ul>
  );
}

/** "Joint, 50% each", or the number of owners where their shares differ; null where there is one owner or none is known. */
export function jointText(owners: Policy['owners']): string | null {
  if (owners === null || owners.length < 2) return null;
  const shares = new Set(owners.map(({ percentage }) => percentage));
  return shares.size === 1 ? `Joint, ${owners[0]?.percentage}% each` : `Joint, ${owners.length} owners`;
}
