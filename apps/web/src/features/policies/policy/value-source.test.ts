import { expect, test } from 'vitest';
import { valueSource } from './value-source.ts';

const names = { provider: 'Brackenfield', firm: 'Arkwright Pell' };

test.each([
  ['electronic_scheduled', 'sent by Brackenfield overnight'],
  ['electronic_live', 'sent by Brackenfield'],
  ['electronic_bulk', 'from a file that Brackenfield sends'],
  ['manual', 'entered by Arkwright Pell'],
  ['manual_bulk', 'entered by Arkwright Pell from statements'],
] as const)('P2: a value of source %s was %s', (source, words) => {
  expect(valueSource(source, names)).toBe(words);
});
