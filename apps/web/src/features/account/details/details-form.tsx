import type { ReactNode } from 'react';
import { FailureBanner } from '#core/errors/failure-banner.tsx';
import { mayBeDone } from '#core/errors/may-be-done.ts';
import { Link } from '#core/routing/links/link.tsx';
import { paths } from '#core/routing/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { textLink } from '#ui/action/classes.ts';
import { NoteBanner } from '#ui/feedback/banner.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Form } from '#ui/form/form.tsx';
import styles from '../form.module.css';
import { type Changeable, type Client, changeables, fieldLabels } from './changeable-details.ts';
import type { Countries } from './countries.ts';
import { CountryFields } from './country-fields.tsx';
import { type DetailsFormState, DetailsTexts } from './fields.tsx';
import { type SentChange, useDetailsForm } from './use-details-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

type DetailsFormProps = {
  client: Client;
  countries: Countries;
  onSent: (change: SentChange) => void;
};

/** Everything that a client may ask to change. */
export function DetailsForm({ client, countries, onSent }: DetailsFormProps) {
  const form = useDetailsForm(client, onSent);
  const fields = { client, form };
  return (
    <div className={styles.form}>
      <p className={styles.intro}>
        What you change is checked by client services first. Your record stays as it is until they have
        approved it.
      </p>
      <FormStatus form={form} />
      <Form<Changeable> fieldErrors={form.fieldErrors} onSubmit={form.submit}>
        <Group legend="Name">
          <DetailsTexts {...fields} fields={['title', 'firstName', 'surname']} />
        </Group>
        <Group legend="Telephone">
          <DetailsTexts {...fields} type="tel" fields={['mobileNumber', 'homeNumber', 'workNumber']} />
        </Group>
        <Group legend="Address">
          <DetailsTexts {...fields} fields={['line1', 'line2', 'line3', 'town']} />
          <CountryFields {...fields} countries={countries} />
          <DetailsTexts {...fields} fields={['postcode']} />
        </Group>
        <div className={styles.actions}>
          <Button type="submit" busy={form.isBusy} busyLabel="Sending">
            Send the change
          </Button>
          <Link className={textLink} to={paths.account.to()}>
            Cancel
          </Link>
        </div>
      </Form>
      <LeaveQuestion form={form} />
    </div>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

function FormStatus({ form: { failure, fieldErrors, isUnchanged } }: { form: DetailsFormState }) {
  const faults = changeables.flatMap((name) => {
    const message = fieldErrors[name];
    return message === undefined ? [] : [{ name, label: fieldLabels[name], message }];
  });
  return (
    <>
      {faults.length > 0 ? <ErrorSummary faults={faults} /> : null}
      <FailureBanner
        failure={failure}
        ifMayBeDone="Your change may have arrived all the same: your account shows the changes that are pending."
      />
      <div role="status">
        {isUnchanged ? <NoteBanner>Nothing has changed yet, so there is nothing to send.</NoteBanner> : null}
      </div>
    </>
  );
}

function LeaveQuestion({ form }: { form: DetailsFormState }) {
  const { isAsking, stay, leave } = useLeaveGuard(form.isDirty);
  if (!isAsking) return null;
  const { heading, text } = leaveQuestion(form);
  return (
    <ConfirmDialog heading={heading} action="Leave" cancel="Stay here" onConfirm={leave} onCancel={stay}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}

function leaveQuestion({ isBusy, failure }: DetailsFormState) {
  if (isBusy)
    return {
      heading: 'Leave while your change is being sent?',
      text: 'Your change may still arrive, but this page cannot tell you whether it did.',
    };
  if (failure !== null && mayBeDone(failure))
    return {
      heading: 'Leave this page?',
      text: 'Your change may not have arrived. If you leave this page, what you entered will be lost.',
    };
  return {
    heading: 'Leave without sending?',
    text: 'Your changes have not been sent. If you leave this page, they will be lost.',
  };
}
