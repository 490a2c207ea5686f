import type { PolicyStatus } from '@portal/contract/v1/policies';
import type { CSSProperties } from 'react';
import { policyNumberText } from '#core/format/policy-name.ts';
import { PageLink } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { textLink } from '#ui/action/classes.ts';
import { Chip } from '#ui/data/chip.tsx';
import { checkIcon } from '#ui/icons.tsx';
import { type CategoryGroup, categoryColour, categoryNames, statusNames } from './policy-labels.ts';
import styles from './policy-marks.module.css';
import type { PolicyListItem } from './policy-queries.ts';

/** The square of a category. Decorative: text is beside it. */
export function CategorySquare({ category }: { category: CategoryGroup }) {
  return <ColourSquare colour={categoryColour(category)} />;
}

/** The square of a part of a bar, in the colour of that part. */
export function ColourSquare({ colour }: { colour: string }) {
  return <i className={styles.square} style={{ '--square': colour } as CSSProperties} />;
}

/** A category: its square and its name. Never a chip. */
export function CategoryMark({ category }: { category: CategoryGroup }) {
  return (
    <span className={styles.category}>
      <CategorySquare category={category} />
      {categoryNames[category]}
    </span>
  );
}

export function StatusChip({ status }: { status: PolicyStatus }) {
  const name = statusNames[status];
  if (status === 'in_force')
    return (
      <Chip meaning="positive" icon={checkIcon}>
        {name}
      </Chip>
    );
  return <Chip meaning={status === 'submitted_to_provider' ? 'info' : 'plain'}>{name}</Chip>;
}

type PolicySourceProps = {
  policy: Pick<PolicyListItem, 'name' | 'policyNumber' | 'provider' | 'status'>;
  /** Whether the provider is a link to its page. */
  isLinked?: boolean;
};

/** The provider and the number of a policy in one line; nothing where neither is known. */
export function PolicySource({ policy, isLinked = false }: PolicySourceProps) {
  const provider = policy.provider?.name ? policy.provider : null;
  const number = policyNumberText(policy);
  if (provider === null && number === null) return null;
  return (
    <span className={styles.source} data-linked={isLinked || undefined}>
      {provider && isLinked ? (
        <PageLink className={textLink} to={paths.provider.to({ id: provider.uuid })}>
          {provider.name}
        </PageLink>
      ) : (
        provider && <span>{provider.name}</span>
      )}
      {number === null ? null : <span className={styles.number}>{number}</span>}
    </span>
  );
}
