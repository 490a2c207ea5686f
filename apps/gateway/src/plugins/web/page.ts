import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalConfiguration } from '../../portal-configuration.ts';
import { installHead } from './manifest.ts';

/** The client's one page with the configuration and a nonce in it, ready to send in every packing. */
export type WebPage = {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
};

const configurationScript = /(<script[^>]*\bid="portal-configuration"[^>]*>)[\s\S]*?(<\/script>)/;

/** The page with the nonce of its first proofs (SEC-D24), packed once for each nonce. */
export type PageWithNonce = (nonce: string) => Promise<WebPage>;

/** Reads the built page and writes the configuration into it. Null where the client is not built. */
export async function loadWebPage(
  root: string,
  configuration: PortalConfiguration,
): Promise<PageWithNonce | null> {
  const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const write = (nonce: string) =>
    writeConfiguration(
      html,
      configuration,
      `<meta name="dpop-nonce" content="${nonce}" />\n    ${installHead(configuration)}`,
    );
  let last = { nonce: '', page: pack(write('')) };
  await last.page;
  return (nonce) => {
    if (nonce !== last.nonce) last = { nonce, page: pack(write(nonce)) };
    return last.page;
  };
}

async function pack(html: string): Promise<WebPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, br, gzip: gzipped, etag };
}

/**
 * The configuration is data, not script; every `<` is escaped so that it cannot end its element. Further lines of the
 * head come before it. Throws where the page has no place for it.
 */
export function writeConfiguration(html: string, configuration: PortalConfiguration, head: string): string {
  if (!configurationScript.test(html))
    throw new Error('index.html has no script element with the id portal-configuration');
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  return html.replace(
    configurationScript,
    (_whole, open: string, close: string) => `${head}\n    ${open}${json}${close}`,
  );
}

export function sendWebPage(page: WebPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const packing = acceptedPacking(String(request.headers['accept-encoding'] ?? ''));
  if (packing !== 'plain') reply.header('content-encoding', packing);
  return reply.code(200).type('text/html; charset=utf-8').send(page[packing]);
}

function acceptedPacking(header: string): 'br' | 'gzip' | 'plain' {
  const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'plain';
}
