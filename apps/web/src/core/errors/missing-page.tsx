import type { ReactNode } from 'react';
import { Link } from '#core/routing/links/link.tsx';
import { buttonLook } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

type MissingPageProps = {
  heading: string;
  children: ReactNode;
  /** A page to start again from. */
  onward: { to: string; label: string };
};

/** There is nothing at this address for this client. It does not say whether it belongs to someone else (SEC-F1). */
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
