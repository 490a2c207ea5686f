import { type EndpointName, endpoints } from '@portal/contract/endpoints';

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  parameters: path.split('{').length,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The call of the contract that an address is: the one with the fewest parameters that fits. */
export function endpointAt(method: string, path: string): EndpointName | undefined {
  const fitting = patterns.filter((entry) => entry.method === method && entry.pattern.test(path));
  return fitting.toSorted((left, right) => left.parameters - right.parameters)[0]?.name;
}
