import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { Link } from '#core/link.tsx';
import { messages } from '#core/messages.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { ErrorBanner } from '#ui/banner.tsx';
import { EntryFrame, type EntryFrameProps } from '#ui/entry-frame.tsx';
import { textLink } from '#ui/text-link.ts';
import type { Send } from '../login-session.ts';
import type { LoginState } from '../machine/login-state.ts';
import type { LoginStep } from '../machine/login-steps.ts';

type StepFrameProps = Pick<EntryFrameProps, 'title' | 'intro' | 'back' | 'width' | 'children'> & {
  state: LoginState;
  send: Send;
};

/** Row L15: these steps have no Contact Support link. */
const withoutSupport: ReadonlySet<LoginStep> = new Set(['contactSupport', 'supportRequestSent', 'loading']);

/** Heading, error banner (row L16), content and foot of one step. */
export function StepFrame({ state, send, title, children, ...frame }: StepFrameProps) {
  const isFirstPage = useLocation().key === 'default';
  useDocumentTitle(title);
  return (
    <EntryFrame
      {...frame}
      title={title}
      takesFocus={!isFirstPage}
      foot={<Foot support={!withoutSupport.has(state.step)} send={send} />}
    >
      {state.error ? <ErrorBanner>{state.error}</ErrorBanner> : null}
      {children}
    </EntryFrame>
  );
}

function Foot({ support, send }: { support: boolean; send: Send }): ReactNode {
  function openHere(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    send({ type: 'supportPressed' });
  }
  return (
    <>
      {support ? (
        <Link className={textLink} to={paths.support.to()} onClick={openHere}>
          {messages.contactSupport}
        </Link>
      ) : null}
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}
