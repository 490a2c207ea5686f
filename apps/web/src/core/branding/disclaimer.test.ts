import { expect, test } from 'vitest';
import { someFacts, textOnPage } from '#test/build/a-signed-statement.ts';
import { disclaimer } from './disclaimer.ts';

test('W-6: the disclaimer names the firm as an Appointed Representative', () => {
  expect(disclaimer('Arkwright Pell Financial Planning')).toBe(
    'Arkwright Pell Financial Planning is an Appointed Representative of an authorised and regulated financial planning company.',
  );
});

test('W-6: a statement says it in the same words', () => {
  const facts = someFacts();
  expect(textOnPage(facts)).toContain(disclaimer(facts.firm.name));
});
