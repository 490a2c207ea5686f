import type { ReactNode } from 'react';
import { ErrorBanner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import styles from '../account-form.module.css';
import { useCodeForm } from './use-code-form.ts';

type CodeFormProps = {
  /** What the code is for, on the button. */
  action: string;
  kind?: 'primary' | 'danger';
  /** Settles when what the code was for has been done. */
  spend: (code: string) => Promise<unknown>;
  /** Another way on, beside the button. */
  children?: ReactNode;
};

/** One entry of a fresh code, with what it is spent on. */
export function CodeForm({ action, kind = 'primary', spend, children }: CodeFormProps) {
  const { error, fieldErrors, isBusy, submit } = useCodeForm(spend);
  return (
    <>
      {error === null ? null : <ErrorBanner>{error}</ErrorBanner>}
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
