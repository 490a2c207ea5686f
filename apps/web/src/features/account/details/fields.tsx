import { TextField } from '#ui/form/text-field.tsx';
import { type Changeable, type Client, fieldLabels, pendingChange } from './changeable-details.ts';
import type { useDetailsForm } from './use-details-form.ts';

export type DetailsFormState = ReturnType<typeof useDetailsForm>;

export type DetailsFieldsProps = { client: Client; form: DetailsFormState };

/** What browsers fill in by themselves, by the tokens of WCAG 1.3.5. */
const autoComplete: Partial<Record<Changeable, string>> = {
  title: 'honorific-prefix',
  firstName: 'given-name',
  surname: 'family-name',
  mobileNumber: 'mobile tel',
  homeNumber: 'home tel',
  workNumber: 'work tel',
  line1: 'address-line1',
  line2: 'address-line2',
  line3: 'address-line3',
  town: 'address-level2',
  postcode: 'postal-code',
};

type DetailsTextsProps = DetailsFieldsProps & { fields: readonly Changeable[]; type?: 'text' | 'tel' };

/** Fields of the details in which one types. */
export function DetailsTexts({ client, form, fields, type = 'text' }: DetailsTextsProps) {
  return fields.map((field) => (
    <TextField
      key={field}
      type={type}
      name={field}
      label={fieldLabels[field]}
      hint={pendingHint(client, field)}
      error={form.fieldErrors[field]}
      autoComplete={autoComplete[field]}
      value={form.entered[field]}
      readOnly={form.isBusy}
      onChange={(event) => form.change({ [field]: event.target.value })}
    />
  ));
}

/** P-48: a field with a pending change also shows the record's value. */
export function pendingHint(client: Client, field: Changeable): string | undefined {
  const change = pendingChange(client, field);
  if (change === undefined) return undefined;
  return `Change pending. Your record ${change.old === null ? 'has nothing here yet' : `says: ${change.old}`}.`;
}
