import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../test/build-test-app.ts';

/** The whole answer to these bytes. */
async function send(text: string): Promise<string> {
  const { app } = await buildTestApp();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('SEC-G10, SEC-G23: what no route sees', () => {
  it.each([
    { what: 'no HTTP', text: 'hello\r\n\r\n', status: 400, code: 'MALFORMED_REQUEST' },
    {
      what: 'headers too large',
      text: `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`,
      status: 431,
      code: 'PAYLOAD_TOO_LARGE',
    },
    {
      what: 'two Host headers',
      text: 'GET /healthz HTTP/1.1\r\nhost: a.example.com\r\nhost: b.example.com\r\nconnection: close\r\n\r\n',
      status: 400,
      code: 'MALFORMED_REQUEST',
    },
  ])('$what is refused, with the headers of all other answers', async ({ text, status, code }) => {
    const answer = await send(text);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body).error.data.appCode).toBe(code);
    for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(head.toLowerCase()).toContain(header);
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it('SEC-D20: the longest tokens are not too large', async () => {
    const tokens = `authorization: DPoP ${'x'.repeat(16_384)}\r\nx-step-up-token: ${'x'.repeat(12_288)}`;
    const request = `GET /healthz HTTP/1.1\r\nhost: x\r\n${tokens}\r\nconnection: close\r\n\r\n`;
    expect(await send(request)).toContain(' 200 OK');
  });

  it('one Host header is what is expected', async () => {
    expect(await send('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toContain(' 200 OK');
  });
});
