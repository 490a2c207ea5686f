import type { Location } from 'react-router';
import { paths } from '#core/paths.ts';
import { isLoginStep, type LoginStep } from './machine/login-steps.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

/** Rows R2 and R5: the step an address names; undefined when it names none, or one that does not exist. */
export function stepAt({ pathname, search }: Place): LoginStep | undefined {
  if (pathname === paths.support.pattern) return 'contactSupport';
  if (pathname !== paths.loginForm.pattern) return undefined;
  const step = new URLSearchParams(search).get('step') ?? 'email';
  return isLoginStep(step) ? step : undefined;
}

/** The address of a step. It holds the step's name and nothing of what was typed. */
export function addressOf(step: LoginStep): string {
  return paths.loginForm.to({}, { step });
}
