import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors, FieldName } from '../machine/login-state.ts';
import styles from './step-form.module.css';

/** The text of each field, an empty one where the form has no such field. */
export type FormText = (name: FieldName) => string;

type StepFormProps = {
  fieldErrors: FieldErrors;
  onSubmit: (text: FormText) => void;
  shape?: 'column' | 'row';
  children: ReactNode;
};

/** A real form, so that Enter submits and password managers know it. After a refusal, focus goes to the first field at fault. */
export function StepForm({ fieldErrors, onSubmit, shape = 'column', children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? ''));
  }
  return (
    <form ref={form} className={styles.form} data-shape={shape} method="post" noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
