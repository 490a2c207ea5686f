import type { Endpoint, EndpointInput } from '@portal/contract/endpoint';

export function followLink<E extends Endpoint>(_href: string, _endpoint: E): EndpointInput<E> {
  throw new Error('being written');
}
