import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pointLinksHere } from './own-links.ts';

const move = { from: 'https://api.firm.example', to: 'http://127.0.0.1:8090' };

function pointed(text: string, contentType = 'application/hal+json'): string {
  const answer = { status: 200, headers: { 'content-type': contentType }, body: Buffer.from(text) };
  return pointLinksHere(answer, move).body.toString();
}

test('Q-3: links of the service to itself lead to the proxy, however their slashes are written', () => {
  expect(pointed('{"href":"https://api.firm.example/v1/firm"}')).toBe(
    '{"href":"http://127.0.0.1:8090/v1/firm"}',
  );
  expect(pointed(String.raw`{"href":"https:\/\/api.firm.example\/v1\/firm"}`)).toBe(
    String.raw`{"href":"http:\/\/127.0.0.1:8090\/v1\/firm"}`,
  );
});

test.each([
  '{"href":"https://api.firm.example.com/v1/firm"}',
  '{"href":"http://api.firm.example/v1/firm"}',
  '{"text":"see https://api.firm.example/v1/firm"}',
  '{"href":"/v1/firm"}',
])('Q-3: %s stays as it is', (text) => {
  expect(pointed(text)).toBe(text);
});

test('Q-3: what is not JSON stays as it is', () => {
  const page = '<a href="https://api.firm.example/v1/firm">';
  expect(pointed(page, 'text/html')).toBe(page);
});

test('Q-3: what came compressed is passed on byte for byte', () => {
  const body = gzipSync('{"href":"https://api.firm.example/v1/firm"}');
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  expect(pointLinksHere({ status: 200, headers, body }, move).body).toEqual(body);
});
