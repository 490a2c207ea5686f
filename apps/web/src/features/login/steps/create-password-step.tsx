import { passwordHint } from '@portal/contract/shapes/password-rule';
import { Button } from '#ui/action/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { BackToLogin } from './links.tsx';
import { fieldOf, firstFieldOf, StepForm, StepFrame, type StepProps } from './step-frame.tsx';

const advice =
  'Choose a password that you use nowhere else. Three words and three symbols are easy to remember and hard to guess.';

/**
 * L-37. What a password must have is in the contract's password-rule.ts (L-7). R-27: the sentence of an invite is made
 * in invite-screen.tsx.
 */
export function CreatePasswordStep({ state, send }: StepProps<'createPassword'>) {
  return (
    <StepFrame
      state={state}
      send={send}
      title="Set your password"
      intro={[state.invitation, advice].filter(Boolean).join(' ')}
    >
      <StepForm
        fieldErrors={state.fieldErrors}
        onSubmit={(text) =>
          send({
            type: 'newPasswordSubmitted',
            password: text('password'),
            repeatPassword: text('repeatPassword'),
          })
        }
      >
        <PasswordField
          {...firstFieldOf(state, 'password')}
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
        />
        <PasswordField
          {...fieldOf(state, 'repeatPassword')}
          label="Confirm Password"
          autoComplete="new-password"
        />
        <Button type="submit" size="full" busy={state.busy} busyLabel="Setting your password">
          Set Password
        </Button>
        <BackToLogin send={send} />
      </StepForm>
    </StepFrame>
  );
}
