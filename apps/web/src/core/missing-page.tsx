import type { ReactNode } from 'react';
import { buttonLook } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from './link.tsx';

type MissingPageProps = {
  heading: string;
  children: ReactNode;
  /** The page from which one may begin again. */
  onward: { to: string; label: string };
};

/** There is nothing at this address for this person. Whose it is, if anybody's, is not said (security F1). */
export function MissingPage({ heading, children, onward }: MissingPageProps) {
  return (
    <EmptyState
      heading={heading}
      actions={
        <Link {...buttonLook({ kind: 'quiet' })} to={onward.to}>
          {onward.label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
