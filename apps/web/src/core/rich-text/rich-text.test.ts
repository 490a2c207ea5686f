import { expect, test } from 'vitest';
import { sanitiseHtml } from './rich-text.tsx';

const clean = (html: string) => String(sanitiseHtml(html));

test('L-11: text, headings, lists, tables and links stay', () => {
  const html =
    '<h2>One</h2><p>A <strong>b</strong> <em>c</em>.</p><ul><li>d</li></ul><table><tbody><tr><th scope="row">e</th><td colspan="2">f</td></tr></tbody></table>';
  expect(clean(html)).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>x', /script|alert/],
  ['an event handler', '<p onclick="alert(1)">x</p>', /onclick/],
  ['a broken image', '<img src=x onerror=alert(1)>x', /img|onerror/],
  ['a script address', '<a href="javascript:alert(1)">x</a>', /javascript/],
  ['a disguised script address', '<a href="java&#10;script:alert(1)">x</a>', /script/],
  ['a data address', '<a href="data:text/html,hello">x</a>', /href|data:/],
  ['a data address in base 64', '<a href="DATA:text/html;base64,aGVsbG8=">x</a>', /href|data:/i],
  ['a data address with a script', '<a href="data:text/html,<script>alert(1)</script>">x</a>', /href|data:/],
  ['an address without a scheme', '<a href="//evil.example.com">x</a>', /evil/],
  [
    'a form',
    '<form action="https://evil.example.com"><input name="password"><button>x</button></form>',
    /form|input|button/,
  ],
  ['a frame', '<iframe src="https://evil.example.com"></iframe>x', /iframe/],
  ['a style', '<p style="position:fixed">x</p><style>p{}</style>', /style/],
  ['an id, a name and a class', '<p id="root" name="body" class="hero">x</p>', /id=|name=|class=/],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>x', /svg|script/],
  [
    'mathematics that closes early',
    '<math><mtext></p><img src=x onerror=alert(1)></mtext></math>x',
    /math|img/,
  ],
  ['data and aria attributes', '<p data-x="1" aria-label="y">x</p>', /data-|aria-/],
  ['a base and a meta', '<base href="https://evil.example.com"><meta http-equiv="refresh">x', /base|meta/],
])('SEC-G4: %s is taken out, and the words stay', (_, html, forbidden) => {
  expect(clean(html)).not.toMatch(forbidden);
  expect(clean(html)).toContain('x');
});

test.each([
  ['as it is', 'fdp.\u202exe'],
  ['as a hexadecimal entity', 'fdp.&#x202e;xe'],
  ['as a decimal entity', 'fdp.&#8238;xe'],
  ['as an isolate', 'fdp.&#x2067;x&#x2069;e'],
  ['as a control', 'fdp.&#x7f;xe'],
])('SEC-G40: what shows text in another order is cut out, %s', (_, text) => {
  expect(clean(text)).toBe('fdp.xe');
  expect(clean(`${text}<p><strong>${text}</strong></p><td>${text}`)).toBe(
    'fdp.xe<p><strong>fdp.xe</strong></p>fdp.xe',
  );
  expect(clean(`<a href="https://firm.example.com/${text}">${text}</a>`)).toBe(
    '<a href="https://firm.example.com/fdp.xe" target="_blank" rel="noopener noreferrer">fdp.xe</a>',
  );
});

test('SEC-G40: marks of direction, tabs and line ends stay', () => {
  expect(clean('<p>א\u200f!\tb\nc</p>')).toBe('<p>א\u200f!\tb\nc</p>');
});

test('SEC-G17: a link to the web opens in a new tab and sends no referrer', () => {
  expect(clean('<a href="https://firm.example.com" target="_top">x</a>')).toBe(
    '<a href="https://firm.example.com" target="_blank" rel="noopener noreferrer">x</a>',
  );
});

test('SEC-G17: a link that is not encrypted leads nowhere', () => {
  expect(clean('<a href="http://firm.example.com">x</a>')).toBe(
    '<a target="_blank" rel="noopener noreferrer">x</a>',
  );
});
