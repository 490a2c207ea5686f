import { STEP_UP_MINUTES } from '@portal/contract/constants';
import { messages } from '@portal/contract/errors/messages';
import { isRefusedCode, oneTimeCode, oneTimeCodeFault } from '@portal/contract/shapes/one-time-code';
import type { StepUpFamily } from '@portal/contract/shapes/step-up-family';
import { useEffect, useId, useRef, useState } from 'react';
import { deviceTokens } from '#core/device/tokens.ts';
import { failureSentence, toAppError } from '#core/errors/app-error.ts';
import { noteFailure } from '#core/errors/note-failure.ts';
import { gateway } from '#core/trpc/client.ts';
import { Button } from '#ui/action/button.tsx';
import { ErrorBanner } from '#ui/feedback/banner.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RadioBar } from '#ui/form/radio-bar.tsx';
import styles from './step-up-dialog.module.css';

const purposes: Record<StepUpFamily, string> = {
  factor: 'To change your two-step verification',
  details: 'To change your details',
  'recovery-codes': 'To make recovery codes',
  sessions: 'To secure your account',
};

type Method = 'password' | 'code';
const methods = ['password', 'code'] as const;
const methodNames: Record<Method, string> = { password: 'Password', code: 'Verification code' };
/** Each with what is asked for in the sentence. */
const asks: Record<Method, string> = {
  password: 'your password',
  code: 'a code from your authenticator app',
};

type StepUpDialogProps = {
  family: StepUpFamily;
  onProven: (token: string) => void;
  onCancel: () => void;
};

/** SEC-D9: the password again, or a code where a second factor is set up. Whatever was typed on the page stays. */
export function StepUpDialog({ family, onProven, onCancel }: StepUpDialogProps) {
  const introId = useId();
  const { hasCode, dropCode } = useHasCode();
  const [method, setMethod] = useState<Method>('password');
  const { error, fieldErrors, isBusy, clear, submit } = useProof(family, {
    onProven,
    onNoCode() {
      dropCode();
      setMethod('password');
    },
  });
  const ties = { introIds: introId };
  if (hasCode === undefined) return null;
  return (
    <Dialog heading="Confirm that it is you" actions={null} onEscape={() => !isBusy && onCancel()}>
      <p id={introId}>
        {purposes[family]}, enter {asks[method]}. You signed in more than {STEP_UP_MINUTES} minutes ago, and
        someone else may be at your screen.
      </p>
      {hasCode ? (
        <RadioBar
          label="Confirm with"
          choices={methods}
          chosen={method}
          nameOf={(name) => methodNames[name]}
          onChoose={(name) => {
            clear();
            setMethod(name);
          }}
        />
      ) : null}
      {error === null ? null : <ErrorBanner>{error} Nothing was changed.</ErrorBanner>}
      <Form<Method>
        key={method}
        fieldErrors={fieldErrors}
        onSubmit={(text) => void submit(method, text(method))}
      >
        {method === 'password' ? (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            ties={ties}
            error={fieldErrors.password}
          />
        ) : (
          <OtpField label="Enter verification code" name="code" ties={ties} error={fieldErrors.code} />
        )}
        <div className={styles.actions}>
          <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Checking">
            Confirm
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** How long the dialog waits for what may be chosen in it, so that it rarely grows under the pointer. */
const CHOICE_WAIT_MS = 400;

/**
 * Whether a code may take the place of the password: undefined while the dialog waits, and not where it cannot be read.
 */
function useHasCode() {
  const [hasCode, setHasCode] = useState<boolean>();
  useEffect(() => {
    const timer = setTimeout(() => setHasCode((known) => known ?? false), CHOICE_WAIT_MS);
    gateway.user.mfaState
      .query()
      .then(
        ({ state }) => setHasCode(state === 'required'),
        (failure) => {
          noteFailure('user.mfaState', failure);
          setHasCode(false);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, []);
  return { hasCode, dropCode: () => setHasCode(false) };
}

type Refusal = { error: string | null; fieldErrors: Readonly<Partial<Record<Method, string>>> };
const none: Refusal = { error: null, fieldErrors: {} };

type Outcome = {
  onProven: (token: string) => void;
  /** The firm checks no code here. */
  onNoCode: () => void;
};

function useProof(family: StepUpFamily, { onProven, onNoCode }: Outcome) {
  const [refusal, setRefusal] = useState(none);
  const [isBusy, setBusy] = useState(false);
  /** L-32, SEC-D26: a code that was just refused is not sent again. */
  const refusedCode = useRef('');

  async function submit(method: Method, entered: string) {
    const text = method === 'code' ? oneTimeCode(entered) : entered;
    const fault = faultOf(method, text, refusedCode.current);
    setRefusal(fault ? at(method, fault) : none);
    if (isBusy || fault) return;
    setBusy(true);
    try {
      const proof = { family, [method]: text, deviceTokens: deviceTokens() };
      onProven((await gateway.authentication.stepUp.mutate(proof)).stepUpToken);
    } catch (failure) {
      const refusedNow = refusalOf(failure, method);
      if (refusedNow.fieldErrors.code !== undefined) refusedCode.current = text;
      setRefusal(refusedNow);
      if (toAppError(failure).code === 'NOT_IMPLEMENTED') onNoCode();
      setBusy(false);
    }
  }
  return { ...refusal, isBusy, clear: () => setRefusal(none), submit };
}

/** What is wrong before anything is sent. */
function faultOf(method: Method, text: string, refusedCode: string): string | undefined {
  if (method === 'password') return text === '' ? 'Please enter your password.' : undefined;
  return oneTimeCodeFault(text, refusedCode);
}

const at = (method: Method, message: string): Refusal => ({
  error: null,
  fieldErrors: { [method]: message },
});

function refusalOf(failure: unknown, method: Method): Refusal {
  const { code } = toAppError(failure);
  if (code === 'WRONG_CREDENTIALS') return at('password', messages.incorrectPassword);
  if (method === 'code' && isRefusedCode(code)) return at('code', messages.unableToVerifyOtp);
  if (code === 'VALIDATION') return at('password', messages.incorrectPassword);
  if (code === 'NOT_IMPLEMENTED')
    return { ...none, error: 'A code cannot be used here. Please enter your password.' };
  return { ...none, error: failureSentence(failure) };
}
