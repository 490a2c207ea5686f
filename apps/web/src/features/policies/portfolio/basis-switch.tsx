import { policyName } from '#core/format/policy-name.ts';
import { RadioBar } from '#ui/form/radio-bar.tsx';
import { capitalise, countWord } from '#ui/format/counts.ts';
import { type Basis, bases, clientShareOf, countedShares, lacksShare, shareName } from '../basis.ts';
import type { PolicyListItem } from '../policy-queries.ts';
import { countedFund } from '../policy-worth.ts';
import styles from './portfolio.module.css';

const basisNames: Record<Basis, string> = { byShare: 'Your share', whole: 'Joint policies in full' };

type BasisSwitchProps = {
  policies: readonly PolicyListItem[];
  basis: Basis;
  onChoose: (basis: Basis) => void;
};

/** How joint policies count in every figure of the portfolio, and the switch of it where a share is known (P-25). */
export function BasisSwitch({ policies, basis, onChoose }: BasisSwitchProps) {
  return (
    <>
      {describeBasis(policies, basis).map((text) => (
        <p key={text} className={styles.counted}>
          {text}
        </p>
      ))}
      {countedShares(policies).length === 0 ? null : (
        <div className={styles.choice}>
          <RadioBar
            label="How joint policies count"
            choices={bases}
            chosen={basis}
            nameOf={(choice) => basisNames[choice]}
            onChoose={onChoose}
          />
        </div>
      )}
    </>
  );
}

/**
 * How the joint policies of the total count, under it: "Your half of Joint account is counted"; empty where there is
 * none.
 */
export function describeBasis(policies: readonly PolicyListItem[], basis: Basis): string[] {
  const known = countedShares(policies);
  const unknown = policies.filter((policy) => lacksShare(policy) && countedFund(policy) !== null);
  const [only] = known;
  const share = known.length === 1 && only ? shareName(clientShareOf(only) ?? 100) : 'share';
  const inFull = basis === 'whole' ? [...known] : [];
  return [
    ...(known.length > inFull.length ? [`Your ${share} of ${named(known)} is counted`] : []),
    ...(inFull.length > 0 ? [countedInFull(inFull)] : []),
    ...(unknown.length > 0 ? [`${countedInFull(unknown)}, as your share is not known`] : []),
  ];
}

function countedInFull(policies: readonly PolicyListItem[]): string {
  return policies.length === 1
    ? `${named(policies)} is counted in full`
    : `${capitalise(named(policies))} are counted in full`;
}

function named(policies: readonly PolicyListItem[]): string {
  const [only] = policies;
  return policies.length === 1 && only ? policyName(only) : `${countWord(policies.length)} joint policies`;
}
