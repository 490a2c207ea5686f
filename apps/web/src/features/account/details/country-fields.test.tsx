import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClient } from '#test/build/a-client.ts';
import { recordedDetails } from './changeable-details.ts';
import { CountryFields } from './country-fields.tsx';

const client = aClient();
const form = {
  entered: recordedDetails(client),
  fieldErrors: {},
  failure: null,
  isUnchanged: false,
  isDirty: false,
  isBusy: false,
  change: () => undefined,
  submit: () => undefined,
};

test('P-12: when the list could not be fetched the country of the record stays selected, and a message says so', () => {
  render(<CountryFields client={client} form={form} countries={null} />);
  expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('United Kingdom');
  expect(screen.getByLabelText<HTMLSelectElement>('County or region').value).toBe('North Yorkshire');
  expect(screen.getByText('We could not load the list. Reload the page to choose another.')).toBeTruthy();
});

test('P-12: while the list is on its way its place is kept', () => {
  render(<CountryFields client={client} form={form} countries={undefined} />);
  expect(screen.getByRole('status').textContent).toBe('Loading the countries');
});
