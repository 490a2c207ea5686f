import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './form.module.css';

/** The text of each field, an empty one where the form has no such field. */
type FormText<Name extends string> = (name: Name) => string;

export type FormProps<Name extends string> = {
  /** The errors of fields. A new object is a new refusal, and moves the focus. */
  fieldErrors: Readonly<Partial<Record<Name, string>>>;
  onSubmit: (text: FormText<Name>) => void;
  shape?: 'column' | 'row';
  /** On arrival the cursor is in the first field, without scrolling past what is above it. */
  takesFocus?: boolean;
  children: ReactNode;
};

const firstField = 'input:not([readonly], [type="radio"], [type="checkbox"]), select';

/**
 * A real form, so that Enter submits and password managers know it. `takesFocus` puts the cursor into its first field
 * (L-22), and a refusal into the first field at fault (L-54).
 */
export function Form<Name extends string>(props: FormProps<Name>) {
  const { fieldErrors, onSubmit, shape = 'column', takesFocus = false, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, [takesFocus]);
  useLayoutEffect(() => {
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
