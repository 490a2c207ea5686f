import type { ComponentType } from 'react';
import type { Send } from '../login-session.ts';
import type { StateOf } from '../machine/login-state.ts';
import type { LoginStep } from '../machine/login-steps.ts';

/** What the view of a step is given: its own state in, events out. */
export type StepProps<S extends LoginStep> = { state: StateOf<S>; send: Send };
export type StepView<S extends LoginStep> = ComponentType<StepProps<S>>;
