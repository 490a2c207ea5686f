import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { Target } from './links.ts';
import { readField, readList } from './read-field.ts';
import type { Seen } from './seen.ts';

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];

/**
 * Reads that no link has led to, with the ids of the list they stand under: `/v1/content/{id}` takes the `id` of each
 * entry of `/v1/content`.
 */
export function guessTargets(seen: Seen): Target[] {
  return table
    .filter(([name, { method }]) => method === 'GET' && seen.countOf(name) === 0)
    .flatMap(([name, { path }]) => idsFor(path, seen).map((params): Target => ({ name, input: { params } })));
}

/** Values for the one parameter of a path, from entries of the list before it. */
function idsFor(path: string, seen: Seen): Record<string, string>[] {
  const { before, key } = /^(?<before>[^{]+)\/\{(?<key>\w+)\}[^{]*$/.exec(path)?.groups ?? {};
  const list = table.find(([, endpoint]) => endpoint.method === 'GET' && endpoint.path === before);
  if (!list || key === undefined) return [];
  return seen
    .of(list[0])
    .flatMap(({ value }) => readList(value))
    .map((entry) => readField(entry, key))
    .filter((id) => typeof id === 'string')
    .map((id) => ({ [key]: id }));
}
