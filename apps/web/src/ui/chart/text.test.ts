import { expect, test } from 'vitest';
import { spokenPoint } from './text.ts';

const point = { day: '2026-08-20', value: 336_870_00, paidIn: 265_000_00 };

test('P-30: a point is read with its day and what is known of it', () => {
  expect(spokenPoint(point, false)).toBe('20 August 2026, value £336,870, net paid in £265,000');
  expect(spokenPoint({ ...point, paidIn: null }, false)).toBe('20 August 2026, value £336,870');
  expect(spokenPoint(point, true)).toBe('20 August 2026, value hidden, net paid in hidden');
});

test('P-61: a point is read with its share of older values and with the policies that joined or left', () => {
  const event = { day: '2026-08-20', kind: 'joined', name: 'Joint account' } as const;
  expect(spokenPoint({ ...point, older: { percent: 12.4, afterDays: 30 } }, false, [event])).toBe(
    '20 August 2026, value £336,870, net paid in £265,000, 12.4% valued more than 30 days earlier, Joint account joined the total',
  );
  expect(spokenPoint(point, true, [])).toBe('20 August 2026, value hidden, net paid in hidden');
});
