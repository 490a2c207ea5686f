import type { Answer } from '../answer.ts';

type Move = { readonly from: string; readonly to: string };

/**
 * Links of a service may be whole addresses; the gateway follows none to another origin. Those to the service become
 * links to the proxy, whether or not the JSON writes its slashes escaped. A response that is compressed although it was
 * requested uncompressed stays as it is.
 */
export function pointLinksHere(answer: Answer, { from, to }: Move): Answer {
  const { 'content-type': kind, 'content-encoding': packing = 'identity' } = answer.headers;
  if (!String(kind).includes('json') || packing !== 'identity') return answer;
  const text = answer.body
    .toString()
    .replaceAll(`"${from}/`, `"${to}/`)
    .replaceAll(`"${escaped(from)}\\/`, `"${escaped(to)}\\/`);
  return { ...answer, body: Buffer.from(text) };
}

function escaped(address: string): string {
  return address.replaceAll('/', '\\/');
}
