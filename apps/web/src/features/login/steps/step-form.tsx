import { Form, type FormProps } from '#ui/form.tsx';
import type { FieldName } from '../machine/login-state.ts';

/** The form of a login step. */
export function StepForm(props: FormProps<FieldName>) {
  return <Form {...props} />;
}
