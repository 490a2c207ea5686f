import { promisedRanges, type ShortDateRange } from '@portal/contract/shapes/date-range';
import type { PromiseKind } from '@portal/contract/v1/policy-kind';
import { useId, useState } from 'react';
import { PrivateAmount, PrivateLargeAmount } from '#core/amounts/hidden-amounts.tsx';
import { portalConfiguration } from '#core/configuration.ts';
import { FailedPart } from '#core/errors/failed-part.tsx';
import { AsAt } from '#ui/data/as-at.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { clockIcon } from '#ui/icons.tsx';
import { RangeBar } from '../../chart/range-bar.tsx';
import { ClientShare } from '../../client-share.tsx';
import { type Policy, useValuationGraph } from '../../policy-queries.ts';
import { type PolicyWorth, type PromiseWorth, policyWorth } from '../../policy-worth.ts';
import { defaultRange, useDateRange } from '../../search-params.ts';
import { hasOlderValue } from '../../valuation-age.ts';
import { PolicyGraph } from '../graph/graph.tsx';
import { hasFurtherValues, hasNoHistory } from '../graph/series.ts';
import { olderValueText, valueSource } from './text.ts';
import styles from './value.module.css';

export type PolicyValueProps = {
  policy: Policy;
  /** Day in London. */
  today: string;
  /** Whether the policy is being fetched again. */
  isRetrying: boolean;
  onRetry: () => void;
};

/**
 * P-58: the latest value with its day and source where they are known, and the graph of values over time where the firm
 * has any (P-30); a range that was chosen stays, and says that it has none. P-64: the value is that of the whole policy,
 * whatever the client's share; the share in pounds is below it. P-71: "Since start" is a range where there are values
 * from more than two years ago.
 */
export function PolicyValue({ policy, today, isRetrying, onRetry }: PolicyValueProps) {
  const heading = useId();
  const [range, setRange] = useDateRange();
  const [hasChosen, setHasChosen] = useState(false);
  // The address names no range where the usual one was chosen.
  const isChosen = hasChosen || range !== defaultRange;
  function chooseRange(next: ShortDateRange) {
    setHasChosen(true);
    setRange(next);
  }
  const { state } = policy.valuation;
  const { data, isLoading, errorUpdateCount } = useValuationGraph(policy.uuid, range);
  // Most policies without a value have none over time either, so no place is kept before that is known.
  const isDue = data === undefined ? state !== 'none' || errorUpdateCount > 0 : !hasNoHistory(data);
  const hasGraph = isChosen || isDue;
  const isOlder = hasOlderValue(policy, today);
  return (
    <section className={styles.value} aria-labelledby={heading}>
      <div className={styles.top}>
        <div className={styles.main}>
          <h3 id={heading} className={styles.label}>
            Value
          </h3>
          {state === 'failed' ? (
            <FailedPart
              heading="The latest value could not be read"
              failure={{
                message: 'Everything else about the policy is here.',
                requestId: undefined,
                isRetrying,
                onRetry,
              }}
            />
          ) : (
            <Figure policy={policy} />
          )}
        </div>
        {hasGraph ? (
          <RangeBar
            label="Range of the graph"
            ranges={promisedRanges}
            chosen={range}
            isLoading={isLoading}
            reachesFurther={data !== undefined && hasFurtherValues(data, today)}
            onChoose={chooseRange}
          />
        ) : null}
      </div>
      {isOlder ? (
        <Notice meaning="caution" icon={clockIcon} heading="This value is older than usual">
          {olderValueText(policy)}
        </Notice>
      ) : null}
      {hasGraph ? <PolicyGraph policy={policy} range={range} today={today} /> : null}
    </section>
  );
}

function Figure({ policy }: { policy: Policy }) {
  const { valuation, provider } = policy;
  if (policyWorth(policy).kind === 'ended')
    return <Ended text="This policy has ended, and we have no latest value for it." />;
  if (valuation.state !== 'valued')
    return (
      <>
        <p className={`${styles.figure} ${styles.none}`}>No value yet</p>
        <p className={styles.facts}>
          A value from {provider?.name ?? 'the provider'} will appear here, with its date, once there is one
          to show.
        </p>
      </>
    );
  const { value, valuedOn, source, transferValue } = valuation;
  return (
    <>
      <p className={styles.figure}>
        <PrivateLargeAmount pence={value} size="large" />
      </p>
      <ClientShare policy={policy} className={styles.share} />
      {valuedOn === null && source === null ? null : (
        <p className={styles.facts}>
          {valuedOn === null ? null : <AsAt day={valuedOn} />}
          {source === null ? null : (
            <span>
              {valueSource(source, {
                provider: provider?.name ?? 'the provider',
                firm: portalConfiguration.firmShortName,
              })}
            </span>
          )}
        </p>
      )}
      {transferValue === null ? null : (
        <p className={styles.facts}>
          <span>
            <PrivateAmount pence={transferValue} /> if it were transferred to another provider
          </span>
        </p>
      )}
    </>
  );
}

const promiseLabels: Record<PromiseKind, string> = {
  cover: 'Cover',
  income: 'Income',
  pension: 'Pension at retirement',
};

const whyPromiseIsExcluded: Record<PromiseKind, string> = {
  cover: 'Cover has no fund value, so it is not included in your total.',
  income: 'An income has no fund value, so it is not included in your total.',
  pension: 'A promised pension has no fund value, so it is not included in your total.',
};

/**
 * In place of a value, where a policy holds no fund: its cover, income or pension, with the amount where it is known
 * (P-2). One that has ended says only that.
 */
export function PolicyPromise({ promised, worth }: { promised: PromiseKind; worth: PolicyWorth }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.label}>
        {promiseLabels[promised]}
      </h3>
      {'unit' in worth ? (
        <Promised worth={worth} />
      ) : (
        <Ended text="This policy has ended, so it is not included in your total." />
      )}
    </section>
  );
}

function Promised({ worth }: { worth: PromiseWorth }) {
  // The label above says from when a pension is paid.
  const unit = worth.unit === 'cover' ? undefined : 'a year';
  return (
    <>
      {worth.pence === null ? null : (
        <p className={styles.figure}>
          <PrivateLargeAmount pence={worth.pence} size="large" unit={unit} isWhole />
        </p>
      )}
      <p className={styles.facts}>{whyPromiseIsExcluded[worth.kind]}</p>
    </>
  );
}

function Ended({ text }: { text: string }) {
  return (
    <>
      <p className={`${styles.figure} ${styles.none}`}>Ended</p>
      <p className={styles.facts}>{text}</p>
    </>
  );
}
