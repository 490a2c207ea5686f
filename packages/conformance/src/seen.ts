import type { EndpointName } from '@portal/contract/endpoints';
import type { Target } from './links.ts';

/** A call that was asked for, and its body where it was a success. */
export type Sighting = Target & { readonly value: unknown };

/** What a run has asked for so far. */
export type Seen = {
  add(target: Target, value: unknown): void;
  has(target: Target): boolean;
  countOf(name: EndpointName): number;
  /** Those of a call that were a success, in the order in which they were asked for. */
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

function keyOf({ name, input }: Target): string {
  return JSON.stringify([name, input.params ?? {}, input.query ?? {}]);
}
