import { seededPeople, seedPassword } from '@portal/prisma/seed/people';
import { expect, test } from 'vitest';
import { readyText } from './ready-text.ts';
import { readSettings } from './settings.ts';

const people = [seedPassword, ...seededPeople.map(({ email }) => email)];

test('Q-7: the addresses and the seeded people are printed', () => {
  const text = readyText(readSettings({}));
  for (const part of ['http://localhost:8080', 'http://localhost:8081/v1', ...people])
    expect(text).toContain(part);
});

test('Q-7: with UPSTREAM_URL no people are printed, and its address takes the place of the mock', () => {
  const text = readyText(readSettings({ UPSTREAM_URL: 'https://api.example.com' }));
  expect(text).toContain('http://localhost:8080');
  expect(text).toContain('https://api.example.com');
  for (const part of ['http://localhost:8081', ...people]) expect(text).not.toContain(part);
});
