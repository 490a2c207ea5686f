import { isNative } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { RecoveryCodes } from '#ui/authenticator/recovery-codes.tsx';
import type { StateOf } from '../../machine/state.ts';
import type { Send } from '../../run-machine.ts';
import { StepFrame } from '../step-frame.tsx';

type KeepRecoveryCodesProps = { state: StateOf<'mfaSetup'>; send: Send; codes: readonly string[] };

/**
 * L-31: the recovery codes, which are shown this once. machine/mfa-transitions.ts leads here after a set-up that gave
 * some.
 */
export function KeepRecoveryCodes({ state, send, codes }: KeepRecoveryCodesProps) {
  return (
    <StepFrame
      state={state}
      send={send}
      isLater
      width="wide"
      title="Keep your recovery codes"
      intro="If you lose your authenticator app, one of these codes signs you in instead. They are shown only now, and each works once."
    >
      <RecoveryCodes codes={codes} canSave={!isNative} />
      <Button size="full" onClick={() => send({ type: 'codesKept' })}>
        I have kept them
      </Button>
    </StepFrame>
  );
}
