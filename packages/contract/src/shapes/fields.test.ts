import { describe, expect, test } from 'vitest';
import { messageBody } from '../v1/messages.ts';
import {
  currentPassword,
  isoDate,
  line,
  mailedCode,
  otpCode,
  pence,
  recordId,
  uuid,
  webAddress,
  wireCount,
  wireEmail,
  wireFlag,
  wireId,
  wireText,
} from './fields.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('SEC-G2: an id of the portal is a uuid and nothing else', () => {
  test('takes a uuid', () => {
    expect(accepts(uuid, '0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true);
  });

  test.each([
    '..',
    '%2e%2e',
    'a/b',
    'x?y',
    'a'.repeat(300),
    '',
    '0f8fad5b-d9cb-469f-a165-70867728950e/..',
    12,
    { contains: '' },
  ])('refuses %j', (value) => {
    expect(accepts(uuid, value)).toBe(false);
  });
});

describe('SEC-G2: an id of the firm is opaque, and one segment of a path', () => {
  test.each([
    '0f8fad5b-d9cb-469f-a165-70867728950e',
    '17',
    'tax-year-end',
    'AB_1.2~3',
    '..a',
    'x'.repeat(128),
  ])('takes %j', (value) => {
    expect(accepts(recordId, value)).toBe(true);
    expect(wireId.parse(value)).toBe(value);
  });

  test.each([
    '',
    '.',
    '..',
    '...',
    '.'.repeat(128),
    '%2e',
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a;b',
    'a b',
    'a\n',
    'é',
    'x'.repeat(129),
    null,
  ])('refuses %j', (value) => {
    expect(accepts(recordId, value)).toBe(false);
    expect(accepts(wireId, value)).toBe(false);
  });

  test('may come as a number, and is sent as text', () => {
    expect(wireId.parse(17)).toBe('17');
    expect(accepts(recordId, 17)).toBe(false);
    expect(accepts(wireId, 1e21)).toBe(false);
    expect(accepts(wireId, true)).toBe(false);
  });
});

test('text of an answer may come as a number', () => {
  expect([wireText.parse('01632 960 744'), wireText.parse(441632960744)]).toEqual([
    '01632 960 744',
    '441632960744',
  ]);
  expect([null, {}, ['x'], true].some((value) => accepts(wireText, value))).toBe(false);
});

test.each([
  [true, [true, 1, '1', 'true', 'True', 'yes']],
  [false, [false, 0, '0', 'false', 'FALSE', 'no', '']],
])('a truth value of an answer is %j in any of the ways in which firms write it', (flag, values) => {
  expect(values.map((value) => wireFlag.parse(value))).toEqual(values.map(() => flag));
});

test.each([2, -1, 'maybe', ' ', null, undefined, {}, [], [1], ['true']])(
  'and nothing else is one: %j',
  (value) => {
    expect(accepts(wireFlag, value)).toBe(false);
  },
);

test('a count of an answer may come as digits', () => {
  expect(['0', 7, '5000'].map((value) => wireCount().parse(value))).toEqual([0, 7, 5000]);
  expect(
    ['-1', -1, 0.5, '1e3', '', '9'.repeat(16), null, {}].some((value) => accepts(wireCount(), value)),
  ).toBe(false);
  expect([accepts(wireCount(1), '0'), accepts(wireCount(1), '1')]).toEqual([false, true]);
});

describe('SEC-E7: a line of text cannot carry a header', () => {
  test.each(['a\r\nBcc: b', 'a\nb', 'a\u0000b', 'tab\tbed', 'a\u0085b', 'a\u2028b'])(
    'refuses %j',
    (value) => {
      expect(accepts(line(50), value)).toBe(false);
    },
  );

  test.each(['\u202eeno', 'a\u2066b', 'a\u200fb', '\u061ca'])(
    'SEC-G16: nor turn around what is beside it: %j',
    (value) => {
      expect(accepts(line(50), value)).toBe(false);
    },
  );

  test('takes any other text up to its length', () => {
    expect(accepts(line(5), 'Zoë 1')).toBe(true);
    expect(accepts(line(5), 'Zoë 12')).toBe(false);
  });
});

describe('SEC-G16: a message is plain text', () => {
  test.each(['Two\nlines\r\n\tand a tab', 'שלום \u200f(1)', '👨\u200d👩\u200d👧'])('takes %j', (value) => {
    expect(accepts(messageBody, value)).toBe(true);
  });

  test.each(['a\u0000b', 'a\u001bb', 'a\u009fb', 'pay \u202e0001', 'a\u2067b'])('refuses %j', (value) => {
    expect(accepts(messageBody, value)).toBe(false);
  });
});

describe('SEC-G17, SEC-G22: the addresses of an answer', () => {
  test.each([
    'https://noonmark.example/a/b?c=d@e#f',
    'https://noonmark.example:8443',
    'https://münchen.example/ä',
    '/logos/firm.svg?size=2',
    '/',
  ])('%j is a website or a picture', (value) => {
    expect(accepts(webAddress, value)).toBe(true);
  });

  test.each([
    '//evil.example/logo.png',
    '/\\evil.example/logo.png',
    'https:\\\\evil.example',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example',
    'https:///evil.example',
    'https://',
    'http://noonmark.example',
    'https://noonmark.example/\u202egnp.exe',
    'https://noonmark.example/a\u0000b',
    'https://noonmark.example\\@evil.example',
  ])('%j is neither', (value) => {
    expect(accepts(webAddress, value)).toBe(false);
  });

  test.each(['a.b+c@noonmark.example', "o'neill@sub.noonmark.co.uk", 'zoë@exämple.com'])(
    '%j is a mail address',
    (value) => {
      expect(accepts(wireEmail, value)).toBe(true);
    },
  );

  test.each([
    'a@b.example?bcc=c%40d.example',
    'a?bcc=c%40d.example&x@b.example',
    'a@b.example&body=x',
    'a%0d%0abcc:c@b.example',
    'a@b.example,c@d.example',
    'a@b.example#x',
    'a@b',
    'a\u202e@b.example',
    'A Name <a@b.example>',
  ])('%j is not a mail address', (value) => {
    expect(accepts(wireEmail, value)).toBe(false);
  });
});

describe('SEC-A5: a password being checked', () => {
  test.each(['x', 'x'.repeat(128), '🙂'.repeat(128), ' '])('takes %j', (value) => {
    expect(accepts(currentPassword, value)).toBe(true);
  });

  test.each(['x'.repeat(129), '🙂'.repeat(129)])('refuses more than 128 characters: %j', (value) => {
    expect(currentPassword.safeParse(value).error?.issues).toMatchObject([
      { message: 'Password must be at most 128 characters long.', params: { code: 'too_long' } },
    ]);
  });

  test('refuses none at all', () => {
    expect(accepts(currentPassword, '')).toBe(false);
  });
});

test.each([
  { rule: 'API-2: a one-time code is six digits', schema: otpCode, good: '012345', bad: '12345a' },
  {
    rule: 'API-9: a mailed code has no path or query in it',
    schema: mailedCode,
    good: 'INVITE-VALID-0001',
    bad: 'a/../b?c=d',
  },
  {
    rule: 'SEC-G2: a mailed code may be short, but not dots alone',
    schema: mailedCode,
    good: '123456',
    bad: '..',
  },
  {
    rule: 'SEC-G2: a mailed code may be a JSON Web Token of 2,048 characters',
    schema: mailedCode,
    good: `eyJh.${'x'.repeat(2000)}.${'y'.repeat(42)}`,
    bad: 'x'.repeat(2049),
  },
  { rule: 'money is whole pence', schema: pence, good: 4_294_967_296, bad: 10.5 },
  { rule: 'a day is an ISO date', schema: isoDate, good: '2026-02-28', bad: '2026-02-30' },
  {
    rule: 'a picture is never a script',
    schema: webAddress,
    good: '/logos/firm.svg',
    bad: 'javascript:alert(1)',
  },
])('$rule', ({ schema, good, bad }) => {
  expect(accepts(schema, good)).toBe(true);
  expect(accepts(schema, bad)).toBe(false);
});
