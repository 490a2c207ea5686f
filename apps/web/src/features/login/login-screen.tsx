import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { enterPortal } from './enter-portal.ts';
import { loadLoginRunner } from './load-login-runner.ts';
import type { RunCommand } from './login-session.ts';
import { stepAt } from './step-address.ts';
import type { StepProps } from './steps/step-props.ts';
import { prefetchLogin, stepRegistry } from './steps/step-registry.ts';
import { useLogin } from './use-login.ts';
import { useStepAddress } from './use-step-address.ts';

/** What the invitation hands over with the move to this screen; it never stands in the address. */
export type LoginHandover = { passwordCode: string };

/** Rows R2, R4, R5 and L1–L20: the login form, one step at a time. */
export function LoginScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const { code } = useParams();
  const handedOver = (location.state as Partial<LoginHandover> | null)?.passwordCode;
  const passwordCode = code ?? handedOver;
  const step = passwordCode === undefined ? (stepAt(location) ?? 'email') : 'createPassword';
  const [run] = useState<RunCommand>(() => loadLoginRunner((token) => enterPortal(token, navigate)));
  const { state, send } = useLogin({ step, code: passwordCode }, run);
  useStepAddress(state.step, send);
  useEffect(prefetchLogin, []);

  // The registry pairs each step with the view of its state, which TypeScript cannot follow through a look-up.
  const Step = stepRegistry[state.step] as ComponentType<StepProps<typeof state.step>>;
  return (
    <Suspense fallback={null}>
      <Step key={state.step} state={state} send={send} />
    </Suspense>
  );
}
