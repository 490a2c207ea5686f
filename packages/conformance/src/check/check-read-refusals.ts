import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints, endpointTable } from '@portal/contract/endpoints';
import { type LinkQuery, linkTarget } from '@portal/contract/reading/followed-link';
import { completionsOf } from '../visit/links.ts';
import type { Input } from '../visit/probe.ts';
import { isOffered, type Seen } from '../visit/seen.ts';
import type { Visit } from '../visit/visit.ts';
import { notFoundCodeOf, unknownParams, wrongQueries } from './wrong-input.ts';

type ReadContext = { readonly seen: Seen; readonly token: string };

const reads = endpointTable.filter(([, { method }]) => method === 'GET');

/** A well-formed token with an invalid signature. */
const forged = 'bm90LWEtcmVhbA.dG9rZW4.YXQtYWxs';

/** Makes every read incorrectly: without a token, for an unknown id, with an invalid query. */
export async function checkReadRefusals(visit: Visit, { seen, token }: ReadContext): Promise<void> {
  for (const [name, endpoint] of reads) {
    const good = seen.of(name)[0]?.input ?? nobodysInput(endpoint);
    if (!isOffered(name, seen)) visit.ledger.skipped(name, 'the service does not offer this extension');
    if (!good || !isOffered(name, seen)) continue;
    await withoutToken(visit, name, good);
    await withUnknownId(visit, name, { good, token });
    await withWrongQueries(visit, name, { good, token });
  }
  const refusal = { expected: 'UNAUTHORIZED', how: 'asked with a forged token', token: forged } as const;
  await visit.expectRefusal('authentication.check', {}, refusal);
}

/** A correct request for an unknown record; undefined for a call that is reached only by a link. */
function nobodysInput(endpoint: Endpoint): Input | undefined {
  if (endpoint.reachedByLink) return undefined;
  const [params, query] = [unknownParams(endpoint), completionsOf(endpoint)[0]];
  return { ...(params && { params }), ...(query && { query }) };
}

async function withoutToken(visit: Visit, name: EndpointName, good: Input): Promise<void> {
  if (endpoints[name].auth === 'none') return;
  await visit.expectRefusal(name, good, { expected: 'UNAUTHORIZED', how: 'asked without a token' });
}

type ValidCall = { readonly good: Input; readonly token: string };

async function withUnknownId(visit: Visit, name: EndpointName, { good, token }: ValidCall): Promise<void> {
  const endpoint: Endpoint = endpoints[name];
  const params = unknownParams(endpoint);
  const expected = notFoundCodeOf(endpoint);
  if (!params || !expected || endpoint.reachedByLink) return;
  const { query } = good;
  const how = 'asked for an unknown id';
  await visit.expectRefusal(name, { params, ...(query && { query }) }, { expected, how, token });
}

async function withWrongQueries(visit: Visit, name: EndpointName, { good, token }: ValidCall): Promise<void> {
  for (const wrong of wrongQueries(endpoints[name])) {
    const input = withQuery(good, wrong.query, visit.origin);
    const how = `asked with a wrong ${wrong.name}`;
    const mayPass = wrong.name === 'page';
    await visit.expectRefusal(name, input, { expected: 'VALIDATION', how, token, mayPass });
  }
}

/** The same with another query; that of a link replaces what the link says. */
function withQuery(
  { link, ...good }: Input,
  query: Readonly<Record<string, unknown>>,
  origin: string,
): Input {
  const target = link === undefined ? undefined : linkTarget(link, { origin, query: query as LinkQuery });
  return target === undefined ? { ...good, query } : { link: target };
}
