import type { ComponentType } from 'react';
import type { Send } from '../login-session.ts';
import type { LoginState } from '../machine/login-state.ts';
import { stepRegistry } from './step-registry.ts';

type AnyStepProps = { state: LoginState; send: Send };

/** The view of whichever step the state is in. */
export function AnyStep({ state, send }: AnyStepProps) {
  // The registry pairs each step with the view of its state, which TypeScript cannot follow through a look-up.
  const Step = stepRegistry[state.step] as ComponentType<AnyStepProps>;
  return <Step key={state.step} state={state} send={send} />;
}
