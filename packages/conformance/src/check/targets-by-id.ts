import { type EndpointName, endpointTable } from '@portal/contract/endpoints';
import type { Input } from '../visit/probe.ts';
import { readField, readList, type Seen, type Target } from '../visit/seen.ts';

/** Reads that the portal makes with an id from another answer. */
export function targetsById(seen: Seen): Target[] {
  return endpointTable
    .filter(([, { method, reachedByLink }]) => method === 'GET' && !reachedByLink)
    .flatMap(([name, { path }]) => inputsFor(name, path, seen).map((input): Target => ({ name, input })));
}

function inputsFor(name: EndpointName, path: string, seen: Seen): Input[] {
  if (name === 'providers.myPolicies')
    return idsOf(seen, 'providers.list', 'uuid').map((uuid) => ({ query: { uuid } }));
  if (name === 'dueDiligence.report') return reportsOf(seen).map((params) => ({ params }));
  return idsFor(path, seen).map((params) => ({ params }));
}

/**
 * Values for the one parameter of a path, from the list before it: `/v1/content/{id}` takes the `id` of each of
 * `/v1/content`.
 */
function idsFor(path: string, seen: Seen): Record<string, string>[] {
  const { before, key } = /^(?<before>[^{]+)\/\{(?<key>\w+)\}[^{]*$/.exec(path)?.groups ?? {};
  const list = endpointTable.find(([, endpoint]) => endpoint.method === 'GET' && endpoint.path === before);
  if (!list || key === undefined) return [];
  return idsOf(seen, list[0], key).map((id) => ({ [key]: id }));
}

function idsOf(seen: Seen, name: EndpointName, key: string): string[] {
  const entries = seen.of(name).flatMap(({ value }) => readList(value));
  return entries.map((entry) => readField(entry, key)).filter((id) => typeof id === 'string');
}

/** A report is requested by the ids of an entry and of a provider on its panel, both of which are in links. */
function reportsOf(seen: Seen): Record<string, string>[] {
  const entries = seen.of('dueDiligence.list').flatMap(({ value }) => readList(value));
  return entries.flatMap((entry) => {
    const panel = behind(seen, 'dueDiligence.panel', linkOf(entry, 'panel'));
    const providers = readList(panel).map((item) => behind(seen, 'providers.view', linkOf(item, 'provider')));
    const [id, ids] = [readField(entry, 'uuid'), providers.map((provider) => readField(provider, 'uuid'))];
    if (typeof id !== 'string') return [];
    return ids.filter((uuid) => typeof uuid === 'string').map((providerId) => ({ id, providerId }));
  });
}

function linkOf(record: unknown, relation: string): unknown {
  return readField(readField(readField(record, '_links'), relation), 'href');
}

/** The record that was read behind a link. */
function behind(seen: Seen, name: EndpointName, href: unknown): unknown {
  const isThere = ({ input: { link } }: Target) =>
    typeof href === 'string' && link !== undefined && href.endsWith(link);
  return seen.of(name).find(isThere)?.value;
}
