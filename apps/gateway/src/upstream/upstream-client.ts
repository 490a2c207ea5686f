import type { Endpoint, EndpointAnswer, EndpointInput } from '@portal/contract/endpoint';

/** The one way to the firm's API, in the name of one person or of nobody. */
export type UpstreamClient = {
  /** Sends one call of the contract and gives its parsed answer. Throws UpstreamError alone. */
  call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointAnswer<E>>;
};
