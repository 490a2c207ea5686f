import { useState } from 'react';
import { useLocation } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { contactSupport } from '#core/contact-support.ts';
import { useDocumentTitle } from '#core/page-title.ts';
import { paths } from '#core/paths.ts';
import { ErrorBanner } from '#ui/banner.tsx';
import { EntryFrame, type EntryFrameProps } from '#ui/entry-frame.tsx';
import { textLink } from '#ui/text-link.ts';
import type { Send } from '../login-session.ts';
import type { LoginState } from '../machine/login-state.ts';
import type { LoginStep } from '../machine/login-steps.ts';
import { stepAt } from '../step-address.ts';
import { StepLink } from './step-link.tsx';

type StepFrameProps = Pick<EntryFrameProps, 'title' | 'intro' | 'back' | 'width' | 'children'> & {
  state: LoginState;
  send: Send;
};

/** Row L15: these steps have no Contact Support link. */
const withoutSupport: ReadonlySet<LoginStep> = new Set(['contactSupport', 'supportRequestSent', 'loading']);

/** Heading, error banner (row L16), content and foot of one step. */
export function StepFrame({ state, send, title, children, ...frame }: StepFrameProps) {
  const location = useLocation();
  // The step that a visit begins with keeps the browser's own order of focus; every later one is announced.
  const [isFirst] = useState(() => location.key === 'default' && stepAt(location) === state.step);
  useDocumentTitle(title);
  return (
    <EntryFrame
      {...frame}
      title={title}
      takesFocus={!isFirst}
      foot={<Foot hasSupport={!withoutSupport.has(state.step)} send={send} />}
    >
      {state.error ? <ErrorBanner>{state.error}</ErrorBanner> : null}
      {children}
    </EntryFrame>
  );
}

function Foot({ hasSupport, send }: { hasSupport: boolean; send: Send }) {
  return (
    <>
      {hasSupport ? (
        <StepLink to={paths.support.to()} event={{ type: 'supportPressed' }} send={send} className={textLink}>
          {contactSupport}
        </StepLink>
      ) : null}
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}
