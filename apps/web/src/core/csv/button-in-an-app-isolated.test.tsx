import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const renderButton = async () => {
  vi.resetModules();
  const { CsvButton } = await import('./button.tsx');
  const file = { name: 'policies.csv', text: 'x' };
  return render(<CsvButton label="Export policies as CSV" makeFile={() => file} />).container.textContent;
};

test('P-38, R-16: a packaged app, which can save no file, does not offer one', async () => {
  expect(await renderButton()).toBe('Export policies as CSV');
  vi.stubEnv('MODE', 'native');
  expect(await renderButton()).toBe('');
});
