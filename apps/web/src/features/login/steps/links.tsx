import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick, Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { textLink } from '#ui/action/classes.ts';
import { BackLabel, backLook } from '#ui/layout/entry-frame.tsx';
import type { PersonEvent } from '../machine/events.ts';
import type { Send } from '../run-machine.ts';
import styles from './links.module.css';

type StepLinkProps = {
  /** The target of the link when it is opened in another tab. */
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
    if (!isPlainClick(click)) return;
    click.preventDefault();
    send(event);
  }
  return (
    <Link className={className} to={to} onClick={follow}>
      {children}
    </Link>
  );
}

/** Back at the head of a step; where it leads from here is the machine's matter. */
export function BackLink({ send, label = 'Back' }: { send: Send; label?: string }) {
  return (
    <StepLink to={paths.loginForm.to()} event={{ type: 'backPressed' }} send={send} className={backLook}>
      <BackLabel>{label}</BackLabel>
    </StepLink>
  );
}

/** L-6, L-8 and L-9: leads to the email step. */
export function BackToLogin({ send }: { send: Send }) {
  return (
    <FormFooter>
      <StepLink to={paths.loginForm.to()} event={{ type: 'backPressed' }} send={send} className={textLink}>
        Back to Login
      </StepLink>
    </FormFooter>
  );
}

/** The way out under the button of a form, in the middle and large enough for a finger. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <div className={styles.formFooter}>{children}</div>;
}
