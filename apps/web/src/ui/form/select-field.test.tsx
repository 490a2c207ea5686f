import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SelectField } from './select-field.tsx';

const show = (value: string) => {
  render(
    <SelectField
      label="Status"
      placeholder="Any status"
      options={['In force', { value: 'paid', label: 'Paid up' }]}
      value={value}
      onChange={() => undefined}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  return [select.selectedOptions[0]?.textContent, select.options.length];
};

test.each([
  ['', 'Any status', 3],
  ['In force', 'In force', 3],
  ['paid', 'Paid up', 3],
  ['Lapsed', 'Lapsed', 4],
])(
  'P-12, P-52: where %j is chosen the select shows "%s", even where the list lacks it',
  (value, shown, count) => {
    expect(show(value)).toEqual([shown, count]);
  },
);
