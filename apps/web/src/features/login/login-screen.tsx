import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { LoginEntry } from './machine/transition.ts';
import { stepAt, useStepAddress } from './search-params.ts';
import type { LoginSession } from './session.ts';
import type { LoginDeps } from './start-login.ts';
import { EmailStep } from './steps/email-step.tsx';
import { useLogin } from './use-login.ts';

type StartLogin = (deps: LoginDeps) => Promise<LoginSession>;

const loadAnyStep = async () => (await import('./steps/any-step.tsx')).AnyStep;
const AnyStep = lazy(async () => ({ default: await loadAnyStep() }));

/** Machine, runner and client come together, after the first paint. */
const loadAndStart: StartLogin = async (deps) => (await import('./start-login.ts')).startLogin(deps);

/** and L-1 to L-20: the login form, one step at a time. */
export function LoginScreen({ start = loadAndStart }: { start?: StartLogin }) {
  const navigate = useNavigate();
  const { state, send } = useLogin(useEntry(), (entry, show) => start({ entry, show, navigate }));
  useStepAddress(state?.step, send);
  useEffect(() => {
    loadAnyStep().catch(() => undefined);
  }, []);

  if (state?.step === 'email') return <EmailStep state={state} send={send} />;
  return <Suspense fallback={null}>{state ? <AnyStep state={state} send={send} /> : null}</Suspense>;
}

/** The step in the address; with a code from it, or from an invitation just checked, the password is set. */
function useEntry(): LoginEntry {
  const location = useLocation();
  const handedOver = (location.state as { passwordCode?: string } | null)?.passwordCode;
  const code = useParams().code ?? handedOver;
  return code === undefined ? { step: stepAt(location) ?? 'email' } : { step: 'createPassword', code };
}
