import { useDocumentTitle } from '#core/page-title.ts';
import { policyName } from '#core/policy-name.ts';
import { policyWorth } from '../policy-worth.ts';
import type { Policy } from './policy.ts';
import { PolicyActions } from './policy-actions.tsx';
import styles from './policy-article.module.css';
import { PolicyCharges } from './policy-charges.tsx';
import { PolicyDetails } from './policy-details.tsx';
import { PolicyHead } from './policy-head.tsx';
import { PolicyHoldings } from './policy-holdings.tsx';
import { PolicyPayments } from './policy-payments.tsx';
import { PolicyPromise } from './policy-promise.tsx';
import { PolicyProvider } from './policy-provider.tsx';
import { PolicyValue } from './policy-value.tsx';
import { PrintFoot, PrintHead } from './print-frame.tsx';

export type PolicyArticleProps = {
  policy: Policy;
  /** Day in London. */
  today: string;
  /** The policy is asked for again. */
  isAsking: boolean;
  onAsk: () => void;
};

/** Everything that is known of one policy (row P2). */
export function PolicyArticle(props: PolicyArticleProps) {
  const { policy, today } = props;
  useDocumentTitle(policyName(policy));
  const worth = policyWorth(policy);
  const isPromise = worth.kind === 'cover' || worth.kind === 'income' || worth.kind === 'pension';
  return (
    <article className={styles.policy}>
      <PrintHead today={today} />
      <PolicyHead policy={policy} />
      {isPromise ? <PolicyPromise worth={worth} /> : <PolicyValue {...props} />}
      {policy.valuation.state === 'valued' ? <PolicyHoldings valuation={policy.valuation} /> : null}
      <div className={styles.pair}>
        <PolicyPayments policy={policy} isPromise={isPromise} />
        <PolicyDetails policy={policy} />
      </div>
      <PolicyCharges charges={policy.charges} />
      {policy.provider === null ? null : <PolicyProvider provider={policy.provider} />}
      <PolicyActions />
      <PrintFoot />
    </article>
  );
}
