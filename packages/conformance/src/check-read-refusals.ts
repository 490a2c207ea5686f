import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import { completionsOf } from './completions.ts';
import { isOffered } from './is-offered.ts';
import { notFoundCodeOf } from './not-found-code.ts';
import type { Sent } from './probe.ts';
import type { Seen } from './seen.ts';
import type { Tokens } from './sign-in.ts';
import type { Visit } from './visit.ts';
import { unknownParams, wrongQueries } from './wrong-input.ts';

type Known = { readonly seen: Seen; readonly tokens: Tokens };

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method }]) => method === 'GET',
);

/** A token of the right form that nobody signed. */
const forged = 'bm90LWEtcmVhbA.dG9rZW4.YXQtYWxs';

/** Asks for every read as one should not: without a token, for an id that nobody has, with a query that cannot be read. */
export async function checkReadRefusals(visit: Visit, { seen, tokens }: Known): Promise<void> {
  for (const [name, endpoint] of reads) {
    if (!isOffered(name, seen)) continue;
    const good: Sent = seen.of(name)[0]?.input ?? nobodysInput(endpoint);
    await withoutToken(visit, name, good);
    await withUnknownId(visit, name, { good, token: tokens.full });
    await withWrongQueries(visit, name, { good, token: tokens.full });
  }
  await withLesserTokens(visit, tokens);
}

/** As one should ask, but for something that nobody has. */
function nobodysInput(endpoint: Endpoint): Sent {
  const [params, query] = [unknownParams(endpoint), completionsOf(endpoint)[0]];
  return { ...(params && { params }), ...(query && { query }) };
}

async function withoutToken(visit: Visit, name: EndpointName, good: Sent): Promise<void> {
  if (endpoints[name].auth === 'none') return;
  await visit.askAmiss(name, good, { expected: 'UNAUTHORIZED', occasion: 'asked without a token' });
}

type Asked = { readonly good: Sent; readonly token: string };

async function withUnknownId(visit: Visit, name: EndpointName, { good, token }: Asked): Promise<void> {
  const params = unknownParams(endpoints[name]);
  const expected = notFoundCodeOf(endpoints[name]);
  if (!params || !expected) return;
  await visit.askAmiss(
    name,
    { ...good, params },
    { expected, occasion: 'asked for an id that nobody has', token },
  );
}

async function withWrongQueries(visit: Visit, name: EndpointName, { good, token }: Asked): Promise<void> {
  for (const wrong of wrongQueries(endpoints[name])) {
    const occasion = `asked with a wrong ${wrong.name}`;
    await visit.askAmiss(name, { ...good, query: wrong.query }, { expected: 'VALIDATION', occasion, token });
  }
}

async function withLesserTokens(visit: Visit, { interim }: Tokens): Promise<void> {
  const occasion = 'asked with a forged token';
  await visit.askAmiss('authentication.check', {}, { expected: 'UNAUTHORIZED', occasion, token: forged });
  if (interim === undefined) return;
  const early = {
    expected: 'FORBIDDEN',
    occasion: 'asked before the second factor',
    token: interim,
  } as const;
  await visit.askAmiss('firm.view', {}, early);
}
