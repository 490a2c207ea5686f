import { addressOf, type Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { Input } from './probe.ts';

/** A call that can be made. */
export type Target = { readonly name: EndpointName; readonly input: Input };

/** A call that was made, and what the portal reads of a successful answer. */
type Sighting = Target & { readonly value: unknown };

/** The calls that a run has made so far. */
export type Seen = {
  add(target: Target, value: unknown): void;
  has(target: Target): boolean;
  countOf(name: EndpointName): number;
  /** Successful requests of a call, in the order in which they were made. */
  of(name: EndpointName): readonly Sighting[];
};

export function createSeen(): Seen {
  const sightings = new Map<string, Sighting>();
  const of = (name: EndpointName) => [...sightings.values()].filter((sighting) => sighting.name === name);
  return {
    add: (target, value) => void sightings.set(keyOf(target), { ...target, value }),
    has: (target) => sightings.has(keyOf(target)),
    countOf: (name) => of(name).length,
    of: (name) => of(name).filter(({ value }) => value !== undefined),
  };
}

/** The same whether the call was made by id or by link. */
function keyOf({ name, input }: Target): string {
  return `${name} ${input.link ?? addressOf(endpoints[name], input)}`;
}

const names = Object.keys(endpoints) as EndpointName[];

/** Whether reading shows if a service has a call. Some extensions have nothing to read. */
export function isShownByReading(name: EndpointName): boolean {
  const { extension }: Endpoint = endpoints[name];
  return !extension || names.some((other) => isReadOf(other, name));
}

/** Whether a service has a call: one of an extension only where something else of that extension was answered. */
export function isOffered(name: EndpointName, seen: Seen): boolean {
  const { extension }: Endpoint = endpoints[name];
  return !extension || names.some((other) => isReadOf(other, name) && seen.of(other).length > 0);
}

/** Calls of one extension have names that start alike; calls of the specification do not count. */
function isReadOf(other: EndpointName, name: EndpointName): boolean {
  const { extension, method }: Endpoint = endpoints[other];
  return extension === true && method === 'GET' && resourceOf(other) === resourceOf(name);
}

function resourceOf(name: EndpointName): string | undefined {
  return name.split('.', 1)[0];
}

/** A field of a value that may be anything. */
export function readField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

/** The first list among the fields of an answer, such as `items` or `notifications`. */
export function readList(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).find((field) => Array.isArray(field)) ?? [];
}
