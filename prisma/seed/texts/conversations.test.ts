import { expect, test } from 'vitest';
import { conversations } from './conversations.ts';

const aDay =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/;

test('P-9: conversations of the seed, whose days follow from the day of the seed, name no day of one season', () => {
  const bodies = conversations.flatMap(({ messages }) => messages.map(({ body }) => body));
  expect(bodies.filter((body) => aDay.test(body))).toEqual([]);
});
