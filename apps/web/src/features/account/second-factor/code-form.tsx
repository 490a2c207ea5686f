import { messages } from '@portal/contract/errors/messages';
import { isRefusedCode, oneTimeCode, oneTimeCodeFault } from '@portal/contract/shapes/one-time-code';
import { type ReactNode, useRef, useState } from 'react';
import { toAppError } from '#core/errors/app-error.ts';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { Button } from '#ui/action/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { OtpField } from '#ui/form/otp-field.tsx';
import styles from '../form.module.css';

type CodeFormProps = {
  /** What the code is for, on the button. */
  action: string;
  kind?: 'primary' | 'danger';
  /** Settles when what the code was for has been done. */
  spend: (code: string) => Promise<unknown>;
  /** Another way on, beside the button. */
  children?: ReactNode;
};

/** A form for a one-time code and the action it confirms. */
export function CodeForm({ action, kind = 'primary', spend, children }: CodeFormProps) {
  const { failure, fieldErrors, isBusy, submit } = useCodeForm(spend);
  return (
    <>
      <FailureBanner
        failure={failure}
        ifMayBeDone="The change may have been made all the same: reload this page before you enter another code."
      />
      <Form<'code'> fieldErrors={fieldErrors} onSubmit={(text) => void submit(text('code'))}>
        <OtpField label="Enter verification code" name="code" error={fieldErrors.code} />
        <div className={styles.actions}>
          <Button type="submit" kind={kind} busy={isBusy} busyLabel="Checking">
            {action}
          </Button>
          {children}
        </div>
      </Form>
    </>
  );
}

type CodeRefusal = { failure: unknown; fieldErrors: { readonly code?: string } };

const none: CodeRefusal = { failure: null, fieldErrors: {} };
/** A new one each time, so that the field is focused each time. */
const atField = (message: string): CodeRefusal => ({ failure: null, fieldErrors: { code: message } });

/**
 * Sends a one-time code, one request at a time, and returns the error when it is refused (API-5, API-6). One that was
 * just refused is not sent again (L-32, SEC-C9).
 */
function useCodeForm(spend: (code: string) => Promise<unknown>) {
  const [refusal, setRefusal] = useState(none);
  const [isBusy, setBusy] = useState(false);
  const refused = useRef('');

  async function submit(text: string) {
    const code = oneTimeCode(text);
    if (isBusy) return;
    const fault = oneTimeCodeFault(code, refused.current);
    if (fault !== undefined) return setRefusal(atField(fault));
    setBusy(true);
    setRefusal(none);
    try {
      await spend(code);
    } catch (failure) {
      const isRefused = isRefusedCode(toAppError(failure).code);
      if (isRefused) refused.current = code;
      // Anything else is shown above the form.
      setRefusal(isRefused ? atField(messages.unableToVerifyOtp) : { failure, fieldErrors: {} });
    }
    setBusy(false);
  }
  return { ...refusal, isBusy, submit };
}
