import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#core/link.tsx';
import type { Send } from '../login-session.ts';
import type { PersonEvent } from '../machine/login-event.ts';

type StepLinkProps = {
  /** Where the link leads by itself, in another tab for instance. */
  to: string;
  /** What it is here: an event, so that nothing already known is lost. */
  event: PersonEvent;
  send: Send;
  className: string;
  children: ReactNode;
};

/** A link from one step to another. */
export function StepLink({ to, event, send, className, children }: StepLinkProps) {
  function follow(click: MouseEvent) {
    if (click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    send(event);
  }
  return (
    <Link className={className} to={to} onClick={follow}>
      {children}
    </Link>
  );
}
