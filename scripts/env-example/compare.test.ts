import { expect, test } from 'vitest';
import { compareExample, readExample } from './compare.ts';

const read = new Map([
  ['PORT', 'the gateway'],
  ['LOG_LEVEL', 'the mock API'],
]);

test('an example with every variable explained is true', () => {
  const text = '# Port of the portal.\n# PORT=8080\n\n# How much is logged.\nLOG_LEVEL=info\n';
  expect(compareExample(readExample(text), read)).toEqual([]);
});

test('a variable that an app reads must be in the example', () => {
  expect(compareExample(readExample('# Port.\nPORT=8080\n'), read)).toEqual([
    'LOG_LEVEL, read by the mock API, is missing: add it with a line that says what it is for.',
  ]);
});

test('a variable of the example that is unused, repeated or not explained is reported', () => {
  const told = compareExample(
    readExample('# Port.\nPORT=1\nLOG_LEVEL=x\n# Old.\nOLD=1\n# Port.\nPORT=2\n'),
    read,
  );
  expect(told).toEqual([
    'OLD is not used: remove it, or add it to the env.ts of its app.',
    'PORT is listed twice: keep one.',
    'LOG_LEVEL has no comment on the line above: say what it is for.',
  ]);
});
