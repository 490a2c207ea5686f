import {
  addressSchema,
  type ChangedFields,
  changedFieldsSchema,
  telephoneSchema,
} from '@portal/contract/v1/client';
import { z } from 'zod';
import { snakeCase } from '../../mapping/wire-names.ts';

const { title, first_name, surname } = changedFieldsSchema.shape;
const telephone = telephoneSchema.shape;
const address = addressSchema.shape;

/** What a client may ask to change, in the names of the portal; anything else is refused (SEC-F2). */
export const changedFieldsInput = z.strictObject({
  title,
  firstName: first_name,
  surname,
  telephone: z
    .strictObject({
      homeNumber: telephone.home_number,
      workNumber: telephone.work_number,
      mobileNumber: telephone.mobile_number,
    })
    .partial()
    .optional(),
  address: z
    .strictObject({
      line1: address.line_1,
      line2: address.line_2,
      line3: address.line_3,
      town: address.town,
      county: address.county,
      postcode: address.postcode,
      country: address.country,
      countryId: address.country_id,
    })
    .partial()
    .optional(),
});

/** The same in the names of the wire. What was not sent is not sent on. */
export function toWireChanges(changes: z.infer<typeof changedFieldsInput>): ChangedFields {
  return changedFieldsSchema.parse(snakeKeys(changes));
}

function snakeKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), snakeKeys(inner)]));
}
