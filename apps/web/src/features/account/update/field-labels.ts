import type { Changeable } from '../changeable-details.ts';

/** What each field of the form is called. A country's code has no field of its own. */
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
