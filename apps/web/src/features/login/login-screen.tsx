import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { LoginRun } from './run-machine.ts';
import { useEntry, useStepAddress } from './search-params.ts';
import type { LoginDeps } from './start-login.ts';
import { EmailStep } from './steps/email-step.tsx';
import { useLogin } from './use-login.ts';

type StartLogin = (deps: LoginDeps) => Promise<LoginRun>;

const loadStart = () => import('./start-login.ts');
const loadAnyStep = async () => (await import('./steps/any-step.tsx')).AnyStep;
const AnyStep = lazy(async () => ({ default: await loadAnyStep() }));

/** Machine, runner and client come together, after the first paint. */
const loadAndStart: StartLogin = async (deps) => (await loadStart()).startLogin(deps);

/** All code of the login: signing out without a connection leads here. */
export async function preloadLogin(): Promise<void> {
  await Promise.all([loadStart(), loadAnyStep()]);
}

/** the login form, one step at a time. */
export function LoginScreen({ start = loadAndStart }: { start?: StartLogin }) {
  const navigate = useNavigate();
  const { state, send } = useLogin(useEntry(), (entry, show) => start({ entry, show, navigate }));
  useStepAddress(state, send);
  useEffect(() => {
    loadAnyStep().catch(() => undefined);
  }, []);

  if (state?.step === 'email') return <EmailStep state={state} send={send} />;
  return <Suspense fallback={null}>{state ? <AnyStep state={state} send={send} /> : null}</Suspense>;
}
