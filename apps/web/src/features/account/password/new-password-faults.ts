import { messages, passwordProblemMessages } from '@portal/contract/messages';
import { passwordProblem } from '@portal/contract/password-rule';
import type { FieldErrors } from '#core/field-errors.ts';

export const passwordFields = ['currentPassword', 'password', 'repeatPassword'] as const;
export type PasswordField = (typeof passwordFields)[number];
export type PasswordForm = Record<PasswordField, string>;

/** Row L7: what is wrong with a change of password before it is sent. What only the server knows, such as a common password, it says itself. */
export function newPasswordFaults(form: PasswordForm): FieldErrors<PasswordField> {
  const problem = passwordProblem(form.password);
  const isRepeated = form.password === form.repeatPassword;
  return {
    ...(form.currentPassword === '' && { currentPassword: 'Enter the password that you use now.' }),
    ...(problem && { password: passwordProblemMessages[problem] }),
    ...(!problem && !isRepeated && { repeatPassword: messages.passwordMismatch }),
  };
}
