import type { Endpoint } from '@portal/contract/endpoint';
import { type EndpointName, endpoints } from '@portal/contract/endpoints';
import type { Seen } from './seen.ts';

const names = Object.keys(endpoints) as EndpointName[];

/** Whether a service has a call: one of an extension only where something else of that extension was answered. */
export function isOffered(name: EndpointName, seen: Seen): boolean {
  const { extension }: Endpoint = endpoints[name];
  return !extension || names.some((other) => isSibling(other, name) && seen.of(other).length > 0);
}

/** Calls of one extension have names that begin alike; calls of the specification say nothing of it. */
function isSibling(other: EndpointName, name: EndpointName): boolean {
  const { extension }: Endpoint = endpoints[other];
  return extension === true && resourceOf(other) === resourceOf(name);
}

function resourceOf(name: EndpointName): string | undefined {
  return name.split('.', 1)[0];
}
