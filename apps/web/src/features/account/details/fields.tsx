import { TextField } from '#ui/form/text-field.tsx';
import { type Changeable, type Client, pendingChange } from './changeable-details.ts';
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
      hint={pendingHint(client, [field])}
      error={form.fieldErrors[field]}
      autoComplete={autoComplete[field]}
      value={form.entered[field]}
      onChange={(event) => form.change({ [field]: event.target.value })}
    />
  ));
}

/** P-48: a field with a pending change also shows the record's value. */
export function pendingHint(client: Client, fields: readonly Changeable[]): string | undefined {
  const change = fields.map((field) => pendingChange(client, field)).find((found) => found !== undefined);
  return change && `Change pending. Your record says: ${change.old ?? 'nothing'}.`;
}

/** The label of each field of the form. A country's code has no separate field. */
export const fieldLabels: Record<Changeable, string> = {
  title: 'Title',
  firstName: 'First name',
  surname: 'Surname',
  mobileNumber: 'Mobile',
  homeNumber: 'Home',
  workNumber: 'Work',
  line1: 'Address line 1',
  line2: 'Address line 2',
  line3: 'Address line 3',
  town: 'Town or city',
  county: 'County or region',
  postcode: 'Postcode',
  country: 'Country',
  countryId: 'Country',
};
