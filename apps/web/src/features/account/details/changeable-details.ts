import type { RouterOutputs } from '#core/trpc/procedures.ts';

export type Client = RouterOutputs['client']['get'];
export type Amendment = NonNullable<Client['pendingAmendment']>;

/** What a client may ask to change (SEC-F2), each with its name in an amendment. */
const namesInAmendment = {
  title: 'title',
  firstName: 'first_name',
  surname: 'surname',
  mobileNumber: 'telephone.mobile_number',
  homeNumber: 'telephone.home_number',
  workNumber: 'telephone.work_number',
  line1: 'address.line_1',
  line2: 'address.line_2',
  line3: 'address.line_3',
  town: 'address.town',
  county: 'address.county',
  postcode: 'address.postcode',
  country: 'address.country',
  countryId: 'address.country_id',
} as const;

export type Changeable = keyof typeof namesInAmendment;
export const changeables = Object.keys(namesInAmendment) as Changeable[];

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

const names: readonly Changeable[] = ['title', 'firstName', 'surname'];
const telephones: readonly Changeable[] = ['mobileNumber', 'homeNumber', 'workNumber'];

/** Names, telephones and the address are three groups in the firm's record. */
export const isName = (field: Changeable): boolean => names.includes(field);
export const isTelephone = (field: Changeable): boolean => telephones.includes(field);

/** Every field that may change; an empty text where there is nothing. */
export type Details = Readonly<Record<Changeable, string>>;

/** The values of the record. */
export function recordedDetails({ title, firstName, surname, telephone, address }: Client): Details {
  const recorded = { title, firstName, surname, ...telephone, ...address };
  return detailsOf((field) => recorded[field]);
}

/** The values with the pending changes. */
export function wantedDetails(client: Client): Details {
  const recorded = recordedDetails(client);
  return detailsOf((field) => {
    const change = pendingChange(client, field);
    return change ? change.new : recorded[field];
  });
}

function detailsOf(textOf: (field: Changeable) => string | null): Details {
  const entries = changeables.map((field) => [field, textOf(field) ?? ''] as const);
  return Object.fromEntries(entries) as Record<Changeable, string>;
}

/** The change of a field that waits for the firm, if there is one. */
export function pendingChange({ pendingAmendment }: Client, field: Changeable) {
  if (!pendingAmendment || !isOpen(pendingAmendment)) return undefined;
  return pendingAmendment.changes?.find((change) => change.field === namesInAmendment[field]);
}

/** Not decided yet, including a change without details (API-15). */
export function isOpen({ status }: Pick<Amendment, 'status'>): boolean {
  return status !== 'approved' && status !== 'declined';
}

/** The field that a change of an amendment is about; undefined for one that this portal does not know. */
export function fieldOfChange(name: string): Changeable | undefined {
  return changeables.find((field) => namesInAmendment[field] === name);
}
