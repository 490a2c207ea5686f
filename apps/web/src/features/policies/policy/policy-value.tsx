import { useId } from 'react';
import { PrivateAmount, PrivateLargeAmount } from '#core/amounts/private-amount.tsx';
import { portalConfiguration } from '#core/configuration.ts';
import { AsAt } from '#ui/as-at.tsx';
import { clockIcon } from '#ui/icons/portfolio-icons.ts';
import { Notice } from '#ui/notice.tsx';
import { RadioBar } from '#ui/radio-bar.tsx';
import { shortRanges } from '../date-range.ts';
import { hasOlderValue } from '../total.ts';
import { olderValueText } from './older-value-text.ts';
import type { Policy } from './policy.ts';
import type { PolicyArticleProps } from './policy-article.tsx';
import styles from './policy-figure-block.module.css';
import { PolicyGraph } from './policy-graph.tsx';
import layout from './policy-value.module.css';
import { UnreadValue } from './unread-value.tsx';
import { useDateRange } from './use-date-range.ts';
import { valueSource } from './value-source.ts';

/** The latest value with its day and source where they are known, and what became of it over time (row P2). */
export function PolicyValue({ policy, today, isAsking, onAsk }: PolicyArticleProps) {
  const heading = useId();
  const [range, chooseRange] = useDateRange();
  const { state } = policy.valuation;
  const isOlder = hasOlderValue(policy, today);
  return (
    <section className={layout.value} aria-labelledby={heading}>
      <div className={layout.top}>
        <div className={layout.figure}>
          <h3 id={heading} className={styles.label}>
            Value
          </h3>
          {state === 'failed' ? (
            <UnreadValue isAsking={isAsking} onAsk={onAsk} />
          ) : (
            <Figure policy={policy} />
          )}
        </div>
        {state === 'none' ? null : (
          <RadioBar label="Range of the graph" choices={shortRanges} chosen={range} onChoose={chooseRange} />
        )}
      </div>
      {isOlder ? (
        <Notice meaning="caution" icon={clockIcon} heading="This value is older than usual">
          {olderValueText(policy)}
        </Notice>
      ) : null}
      {state === 'none' ? null : <PolicyGraph policy={policy} range={range} today={today} />}
    </section>
  );
}

function Figure({ policy: { valuation, provider } }: { policy: Policy }) {
  if (valuation.state !== 'valued')
    return (
      <>
        <p className={`${styles.figure} ${styles.none}`}>No value yet</p>
        <p className={styles.facts}>
          The first value that {provider?.name ?? 'the provider'} sends will show here, with its day.
        </p>
      </>
    );
  const { value, valuedOn, source, transferValue } = valuation;
  return (
    <>
      <p className={styles.figure}>
        <PrivateLargeAmount pence={value} size="large" />
      </p>
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
