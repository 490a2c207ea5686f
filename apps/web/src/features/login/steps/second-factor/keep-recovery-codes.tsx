import { canSaveFiles } from '#env.ts';
import { Button } from '#ui/action/button.tsx';
import { RecoveryCodes } from '#ui/authenticator/recovery-codes.tsx';
import type { StateOf } from '../../machine/state.ts';
import type { Send } from '../../run-machine.ts';
import { StepFrame } from '../step-frame.tsx';

type KeepRecoveryCodesProps = { state: StateOf<'mfaSetup'>; send: Send; codes: readonly string[] };

/**
 * L-31: the recovery codes, which are shown only once. machine/mfa-transitions.ts leads here after a set-up that gave
 * some.
 */
export function KeepRecoveryCodes({ state, send, codes }: KeepRecoveryCodesProps) {
  return (
    <StepFrame
      state={state}
      send={send}
      isLater
      width="wide"
      title="Save your recovery codes"
      intro="If you lose your authenticator app, one of these codes signs you in instead. We show them only once, and each code works once."
    >
      <RecoveryCodes codes={codes} canSave={canSaveFiles} />
      <Button size="full" onClick={() => send({ type: 'codesKept' })}>
        I have saved them
      </Button>
    </StepFrame>
  );
}
