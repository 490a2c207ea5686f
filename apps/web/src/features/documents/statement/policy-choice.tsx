import { useId } from 'react';
import { policyName } from '#core/format/policy-name.ts';
import { providerName } from '#core/format/provider-name.ts';
import inputStyles from '#ui/form/choice-input.module.css';
import { formatCount } from '#ui/format/counts.ts';
import { alertIcon, Icon } from '#ui/icons.tsx';
import type { ListedPolicy } from './order.ts';
import styles from './policy-choice.module.css';

type PolicyChoiceProps = {
  policies: readonly ListedPolicy[];
  chosen: ReadonlySet<string>;
  error: string | undefined;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** A box to tick for each policy, and one for all of them. */
export function PolicyChoice({ policies, chosen, error, onChoose }: PolicyChoiceProps) {
  const id = useId();
  const isAll = chosen.size === policies.length;

  function toggle(uuid: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(uuid);
    else next.delete(uuid);
    onChoose(next);
  }
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Policies in the statement</legend>
      <div className={styles.head}>
        <label className={styles.row}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = chosen.size > 0 && !isAll;
            }}
            className={inputStyles.checkbox}
            type="checkbox"
            checked={isAll}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : id}
            onChange={() => onChoose(new Set(isAll ? [] : policies.map(({ uuid }) => uuid)))}
          />
          Select all
        </label>
        <span className={styles.count} role="status">
          {formatCount(chosen.size)} of {formatCount(policies.length)} chosen
        </span>
      </div>
      {error === undefined ? null : (
        <p className={styles.error} id={id}>
          <Icon shape={alertIcon} />
          {error}
        </p>
      )}
      <ul className={styles.list}>
        {policies.map((policy) => (
          <li key={policy.uuid}>
            <label className={styles.row}>
              <input
                className={inputStyles.checkbox}
                type="checkbox"
                checked={chosen.has(policy.uuid)}
                onChange={(event) => toggle(policy.uuid, event.target.checked)}
              />
              <span className={styles.words}>
                <span className={styles.name}>{policyName(policy)}</span>
                <span className={styles.details}>{detailsOf(policy)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function detailsOf(policy: ListedPolicy): string {
  const number = policy.name && policy.policyNumber;
  return [policy.provider ? providerName(policy.provider) : undefined, number].filter(Boolean).join(' · ');
}
