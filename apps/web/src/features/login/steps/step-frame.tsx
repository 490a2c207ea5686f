import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router';
import { portalConfiguration } from '#core/configuration.ts';
import { useDocumentTitle } from '#core/routing/headings/page-title.ts';
import { paths } from '#core/routing/paths.ts';
import { textLink } from '#ui/action/classes.ts';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import type { FieldTies } from '#ui/form/field.tsx';
import { Form, type FormProps } from '#ui/form/form.tsx';
import { EntryFrame, type EntryFrameProps, entryIds } from '#ui/layout/entry-frame.tsx';
import type { FieldName, LoginState, LoginStep, StateOf } from '../machine/state.ts';
import type { Send } from '../run-machine.ts';
import { stepAt } from '../search-params.ts';
import { StepLink } from './links.tsx';

type StepFrameProps = Pick<EntryFrameProps, 'title' | 'intro' | 'back' | 'width' | 'children'> & {
  state: LoginState;
  send: Send;
  /** It replaces what the step showed before. */
  isLater?: boolean;
};

/** L-15: these steps have no Contact Support link. */
const withoutSupport: ReadonlySet<LoginStep> = new Set(['contactSupport', 'supportRequestSent', 'loading']);

const bannerId = 'login-error';

/** Heading, error banner (L-16), content and foot of one step. L-47: without a form its heading has the focus. */
export function StepFrame({ state, send, title, isLater = false, children, ...frame }: StepFrameProps) {
  const location = useLocation();
  // Without a form, the step that a visit starts with keeps the browser's own order of focus; every later one is
  // announced.
  const [isFirst] = useState(() => location.key === 'default' && stepAt(location) === state.step);
  useDocumentTitle(title);
  return (
    <EntryFrame
      {...frame}
      title={title}
      takesFocus={isLater || !isFirst}
      foot={<Foot hasSupport={!withoutSupport.has(state.step)} send={send} />}
    >
      {state.error ? <ErrorBanner id={bannerId}>{state.error}</ErrorBanner> : null}
      {children}
    </EntryFrame>
  );
}

function Foot({ hasSupport, send }: { hasSupport: boolean; send: Send }) {
  return (
    <>
      {hasSupport ? (
        <StepLink to={paths.support.to()} event={{ type: 'supportPressed' }} send={send} className={textLink}>
          Contact Support
        </StepLink>
      ) : null}
      <span>A service of {portalConfiguration.firmShortName}</span>
    </>
  );
}

/** What the view of a step is given: its own state in, events out. */
export type StepProps<S extends LoginStep> = { state: StateOf<S>; send: Send };
export type StepView<S extends LoginStep> = ComponentType<StepProps<S>>;

/**
 * L-22: the form of a step opens with the cursor in its first field. Without `takesFocus` there is something to read
 * and do before that field.
 */
export function StepForm(props: FormProps<FieldName>) {
  return <Form takesFocus {...props} />;
}

type FieldProps = { name: FieldName; error: string | undefined; ties: FieldTies };

/** A field of a step: its message, which is at the field or in the banner (machine/message-place.ts). */
export function fieldOf({ fieldErrors }: LoginState, name: FieldName): FieldProps {
  const error = fieldErrors[name];
  return { name, error: error || undefined, ties: { errorId: error === '' ? bannerId : undefined } };
}

/** L-22: the field that has the focus on arrival: heading and introduction are read with it. */
export function firstFieldOf(state: LoginState, name: FieldName): FieldProps {
  const field = fieldOf(state, name);
  return { ...field, ties: { ...field.ties, introIds: `${entryIds.title} ${entryIds.intro}` } };
}
